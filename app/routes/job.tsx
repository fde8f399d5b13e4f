import { data, isRouteErrorResponse } from "react-router";
import { company } from "../content/company.ts";
import { applicationTexts, jobFacts } from "../content/derived/job-openings.ts";
import { isClosed, isPublished } from "../content/derived/publication.ts";
import { applicationFormTexts } from "../content/derived/texts-of-forms.ts";
import { jobs } from "../content/jobs.ts";
import { jobPage } from "../content/pages/job.ts";
import { formPageSeo, receiveForm } from "../forms/receive-form.ts";
import { Island } from "../islands/island.tsx";
import type { PageHandle } from "../page-handle.ts";
import { JobBodySection } from "../sections/careers/job-body-section.tsx";
import { JobClosedSection } from "../sections/careers/job-closed-section.tsx";
import { JobHead } from "../sections/careers/job-head.tsx";
import { JobNotFoundSection } from "../sections/careers/job-not-found-section.tsx";
import { FormSection } from "../sections/contact/form-section.tsx";
import { pageMeta, pageTitle } from "../seo/page-meta.ts";
import { jobPosting } from "../seo/schema-org.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/job";

export const handle: PageHandle = { endsWithoutCall: true };

const trail = (title: string) => trailTo(title, { label: "Career", to: "/career" });

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        seo: loaderData.seo,
        indexed: isPublished(loaderData.job),
        path: loaderData.job.path,
        trail: trail(loaderData.job.title),
        things: jobPosting(loaderData.job),
      })
    : [
        { title: pageTitle(isRouteErrorResponse(error) ? error.data.heading : "") },
        { name: "robots", content: "noindex" },
      ];

export function loader({ params, context }: Route.LoaderArgs) {
  const job = jobs.value.find(({ slug }) => slug === params.slug);
  if (!job) throw data(jobPage.value.notFound, { status: 404 });
  return {
    job,
    facts: jobFacts(job),
    closed: isClosed(job) ? jobPage.value.closed : undefined,
    benefits: jobPage.value.benefits,
    seo: formPageSeo(job.seo, context),
    ...applicationTexts(job),
    form: {
      texts: applicationFormTexts,
      applyFor: job.applyFor,
      page: job.path,
      mailAddress: company.value.emails.careers.address,
    },
  };
}

export const action = (args: Route.ActionArgs) => receiveForm("application", args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function JobRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { job, facts, closed, benefits, section, afterSending, form } = loaderData;
  return (
    <>
      <JobHead {...job} salary={facts.salary} trail={trail(job.title)} closed={closed?.heading} />
      <JobBodySection
        body={job.body}
        facts={facts}
        benefits={benefits}
        afterSending={closed ? undefined : afterSending}
      />
      {closed ? (
        <JobClosedSection {...closed} />
      ) : (
        <FormSection {...section} id="apply" className="band scroll-mt-0">
          <Island name="application-form" hydrate="focus" props={{ ...form, outcome: actionData }} />
        </FormSection>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <JobNotFoundSection {...error.data} />;
  throw error;
}
