import { data } from "react-router";
import { caseStudies } from "../content/case-studies.ts";
import { collections } from "../content/collections.ts";
import { engagementFacts } from "../content/derived/engagement-facts.ts";
import { proofIn } from "../content/derived/proofs.ts";
import { isPublished } from "../content/derived/publication.ts";
import { caseStudiesPage } from "../content/pages/case-studies.ts";
import { servicesPage } from "../content/pages/services.ts";
import { sectionLabels } from "../content/section-labels.ts";
import { services } from "../content/services.ts";
import type { PageHandle } from "../page-handle.ts";
import { CaseChart } from "../sections/case-studies/case-chart.tsx";
import { CaseDiagram } from "../sections/case-studies/case-diagram.tsx";
import { CaseHero } from "../sections/case-studies/case-hero.tsx";
import { CaseQuoteSection } from "../sections/case-studies/case-quote-section.tsx";
import { CaseResultSection } from "../sections/case-studies/case-result-section.tsx";
import { CaseScreen } from "../sections/case-studies/case-screen.tsx";
import { CaseApproachSection, CaseProblemSection } from "../sections/case-studies/case-story-sections.tsx";
import { NextCaseSection } from "../sections/case-studies/next-case-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { work } from "../seo/schema-org.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/case-study";

export const handle: PageHandle = { closing: "work" };

export function loader({ params }: Route.LoaderArgs) {
  const study = caseStudies.value.find(({ slug }) => slug === params.slug);
  const others = caseStudies.value.filter((other) => isPublished(other) && other !== study);
  const next = others.find(({ slug }) => slug > params.slug) ?? others[0];
  const service = services.value.find(({ slug }) => slug === study?.service);
  if (!study || !next || !service) throw data(null, { status: 404 });
  // The build checks that there are three sections.
  const [problem, approach, result] = study.body.sections;
  if (!problem || !approach || !result) throw data(null, { status: 404 });
  const trail = trailTo(study.title, {
    label: caseStudiesPage.value.banner.title,
    to: collections["case-study"].url,
  });
  const facts = [...(study.facts ?? []), ...engagementFacts(study.engagement)];
  return {
    study: { ...study, ...proofIn(study), facts, body: undefined },
    story: { problem, approach, result },
    service: { title: service.title, path: service.path },
    pricingLink: servicesPage.value.pricingLink,
    next: { ...proofIn(next), summary: next.summary },
    trail,
  };
}

export function meta({ loaderData: { study, trail } }: Route.MetaArgs) {
  const { path, title: name, summary: description, client, industry, technology } = study;
  const keywords = [industry, ...technology];
  return pageMeta({
    seo: study.seo,
    indexed: isPublished(study),
    path,
    picture: study.image,
    trail,
    things: [work({ name, description, path, image: study.image.image, client, keywords })],
  });
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, story, service, pricingLink, next, trail } = loaderData;
  const { problem, approach, result } = story;
  const { evidence, figures } = study;
  return (
    <>
      <CaseHero {...study} service={service} pricingLink={pricingLink} trail={trail} />
      <CaseProblemSection label={sectionLabels.value.caseStudy.problem} {...problem} />
      <CaseApproachSection
        label={sectionLabels.value.caseStudy.approach}
        {...approach}
        diagram={evidence?.diagram && <CaseDiagram {...evidence.diagram} />}
        screen={evidence?.screen && <CaseScreen {...evidence.screen} />}
      />
      <CaseResultSection label={sectionLabels.value.caseStudy.result} {...result} figures={figures}>
        {evidence && <CaseChart chart={evidence.chart} figures={figures} />}
      </CaseResultSection>
      <CaseQuoteSection technology={study.technology} quote={study.quote} />
      <NextCaseSection {...next} />
    </>
  );
}
