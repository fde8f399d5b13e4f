import { type CaseStudy, caseStudies } from "../case-studies.ts";
import { collections } from "../collections.ts";
import { services } from "../services.ts";
import { listedIndustries } from "./listed-industries.ts";
import { isPublished } from "./publication.ts";

type CaseStudyFilter = {
  kind: "industry" | "service";
  label: string;
  path: string;
  studies: CaseStudy[];
};

/** The newest first, by the month in which the work ended. */
export const publishedCaseStudies = caseStudies.value
  .filter(isPublished)
  .sort((one, other) => other.engagement.to.localeCompare(one.engagement.to));

function filter(
  kind: CaseStudyFilter["kind"],
  slug: string,
  label: string,
  belongs: (study: CaseStudy) => boolean,
): CaseStudyFilter {
  const path = `${collections["case-study"].url}/${kind}/${slug}`;
  return { kind, label, path, studies: publishedCaseStudies.filter(belongs) };
}

/** The industries and services by which the case studies can be filtered. Each has at least one case study. */
export const caseStudyFilters = [
  ...listedIndustries.map(({ key, name }) =>
    filter("industry", key, name, ({ industryKey }) => industryKey === key),
  ),
  filter("industry", "other", "Other industries", ({ industryKey }) => !industryKey),
  ...services.value
    .filter(isPublished)
    .map(({ slug, title }) => filter("service", slug, title, ({ service }) => service === slug)),
].filter(({ studies }) => studies.length > 0);
