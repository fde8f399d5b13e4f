import { collections } from "../content/collections.ts";
import { caseCard } from "../content/derived/case-cards.ts";
import { caseStudyFilters, publishedCaseStudies } from "../content/derived/case-study-filters.ts";
import { caseStudiesPage } from "../content/pages/case-studies.ts";
import { servicesPage } from "../content/pages/services.ts";
import type { PageHandle } from "../page-handle.ts";
import { CaseListSection } from "../sections/case-studies/case-list-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { ArrowLink } from "../ui/controls/arrow-link.tsx";
import type { Route } from "./+types/case-studies";

export const handle: PageHandle = { closing: "work" };

const { url } = collections["case-study"];

/** Each filter has a URL of its own, so that it works without JavaScript and can be shared. */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const selected = caseStudyFilters.find(({ path }) => path === pathname.replace(/\/$/, ""));
  const { seo, banner, section, filters } = caseStudiesPage.value;
  const options = (kind: "industry" | "service") =>
    caseStudyFilters
      .filter((filter) => filter.kind === kind)
      .map(({ label, path, studies }) => ({ label, to: path, count: studies.length }));
  const all = { label: filters.all, to: url, count: publishedCaseStudies.length };
  return {
    seo: selected ? { ...seo, title: `Case studies: ${selected.label}` } : seo,
    cardTitle: seo.title,
    banner,
    section: selected ? { ...section, heading: selected.label } : section,
    pricingLink: servicesPage.value.pricingLink,
    filters: [
      { label: filters.industry, options: [all, ...options("industry")] },
      { label: filters.service, options: options("service") },
    ],
    selected: selected?.path ?? url,
    studies: (selected?.studies ?? publishedCaseStudies).map(caseCard),
  };
}

/** The canonical URL of each filter is the whole list. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, url, { cardTitle: loaderData.cardTitle, kind: "CollectionPage" });

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { banner, section, pricingLink, filters, selected, studies } = loaderData;
  return (
    <>
      <TitleBanner {...banner} />
      <CaseListSection
        {...section}
        action={<ArrowLink href={pricingLink.to}>{pricingLink.label}</ArrowLink>}
        filters={filters}
        selected={selected}
        studies={studies}
      />
    </>
  );
}
