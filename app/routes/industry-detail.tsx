import { data } from "react-router";
import { company } from "../content/company.ts";
import { industryCounters } from "../content/derived/all-counters.ts";
import { publishedCaseStudies } from "../content/derived/case-study-filters.ts";
import { proofIn } from "../content/derived/proofs.ts";
import { isPublished } from "../content/derived/publication.ts";
import { inquiryFormTexts } from "../content/derived/texts-of-forms.ts";
import { industries } from "../content/industries.ts";
import { caseStudiesPage } from "../content/pages/case-studies.ts";
import { servicesPage } from "../content/pages/services.ts";
import { sectionLabels } from "../content/section-labels.ts";
import { formPageSeo, receiveForm } from "../forms/receive-form.ts";
import { Island } from "../islands/island.tsx";
import type { PageHandle } from "../page-handle.ts";
import { InquirySection } from "../sections/contact/inquiry-section.tsx";
import { ClientsServedSection } from "../sections/industries/clients-served-section.tsx";
import { IndustryHero } from "../sections/industries/industry-hero.tsx";
import { IndustryServicesSection } from "../sections/industries/industry-services-section.tsx";
import { OtherIndustries } from "../sections/industries/other-industries.tsx";
import { ProcessChange } from "../sections/industries/process-change.tsx";
import { CountersSection } from "../sections/shared/counters-section.tsx";
import { DeliveryProcessSection } from "../sections/shared/delivery-process-section.tsx";
import { FaqSection } from "../sections/shared/faq-section.tsx";
import { IconGridSection } from "../sections/shared/icon-grid-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { questions, service } from "../seo/schema-org.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/industry-detail";

export const handle: PageHandle = { endsWithoutCall: true };

const trail = (name: string) => trailTo(name, { label: "Industries", to: "/industries" });

export function loader({ params, context }: Route.LoaderArgs) {
  const industry = industries.value.find(({ slug }) => slug === params.slug);
  if (!industry) throw data(null, { status: 404 });
  return {
    industry: { ...industry, seo: formPageSeo(industry.seo, context) },
    counters: industryCounters,
    cases: publishedCaseStudies
      .filter(({ industryKey }) => industryKey === industry.slug)
      .map((study) => ({ ...proofIn(study), summary: study.summary })),
    otherIndustries: industries.value
      .filter((other) => isPublished(other) && other.slug !== industry.slug)
      .map(({ name, path }) => ({ label: name, to: path })),
    caseStudiesLink: caseStudiesPage.value.link,
    contact: company.value.inquiryContact,
    pricingLink: servicesPage.value.pricingLink,
    form: { texts: inquiryFormTexts, page: industry.path },
  };
}

/** /industry/… and /industries/… show the same pages. The URLs under /industries are canonical. */
export function meta({ loaderData: { industry } }: Route.MetaArgs) {
  const { seo, path, name, subtitle, heroImage, faqs } = industry;
  return pageMeta({
    seo,
    indexed: isPublished(industry),
    path,
    picture: heroImage,
    trail: trail(name),
    things: [service({ name, description: subtitle, path, image: heroImage.image }), questions(path, faqs)],
  });
}

export const action = (args: Route.ActionArgs) => receiveForm("inquiry", args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function IndustryDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { industry, counters, cases, otherIndustries, caseStudiesLink, contact, pricingLink, form } =
    loaderData;
  return (
    <>
      <IndustryHero
        title={industry.title}
        subtitle={industry.subtitle}
        picture={industry.heroImage}
        trail={trail(industry.name)}
      />
      <IndustryServicesSection
        label={sectionLabels.value.industry.intro}
        {...industry.intro}
        services={industry.services}
      />
      <CountersSection counters={counters} />
      <ClientsServedSection
        {...industry.clients}
        clients={industry.clientsServed}
        cases={cases}
        caseStudiesLink={caseStudiesLink}
        action={
          <ButtonLink href="/about" icon="arrow-right">
            {"Let's discuss your requirements"}
          </ButtonLink>
        }
      >
        <ProcessChange label={sectionLabels.value.industry.change} {...industry.change} />
      </ClientsServedSection>
      <InquirySection label={sectionLabels.value.industry.inquiry} {...industry.inquiry} contact={contact}>
        <Island name="inquiry-form" hydrate="focus" props={{ ...form, outcome: actionData }} />
      </InquirySection>
      <DeliveryProcessSection
        label={sectionLabels.value.industry.process}
        {...industry.process}
        steps={industry.deliveryProcess}
      />
      <IconGridSection
        label={sectionLabels.value.industry.benefits}
        {...industry.benefits}
        items={industry.clientBenefits}
        columns={3}
        tone="sunken"
      />
      <FaqSection
        label={sectionLabels.value.industry.questions}
        {...industry.questions}
        name="industry-questions"
        faqs={industry.faqs}
        links={[pricingLink]}
      />
      <OtherIndustries links={otherIndustries} />
    </>
  );
}
