import { jobFacts } from "../content/derived/job-openings.ts";
import { isPublished } from "../content/derived/publication.ts";
import { jobs } from "../content/jobs.ts";
import { careerPage } from "../content/pages/career.ts";
import { recruitment } from "../content/recruitment.ts";
import type { PageHandle } from "../page-handle.ts";
import { CareerIntroSection } from "../sections/careers/career-intro-section.tsx";
import { JobListSection } from "../sections/careers/job-list-section.tsx";
import { RecruitmentSection } from "../sections/careers/recruitment-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/career";

export const handle: PageHandle = { closing: "career" };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/career", { kind: "CollectionPage" });

export function loader() {
  return {
    ...careerPage.value,
    jobs: jobs.value.filter(isPublished).map((job) => {
      const { slug, path, title, image } = job;
      return { slug, path, title, image, ...jobFacts(job) };
    }),
    steps: recruitment.value.steps,
  };
}

export default function Career({
  loaderData: { banner, intro, openings, jobs, process, questions, steps },
}: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <CareerIntroSection {...intro} />
      <JobListSection {...openings} jobs={jobs} />
      <RecruitmentSection {...process} steps={steps} questions={questions} />
    </>
  );
}
