import { textOn } from "../../styles/contrast.ts";
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

/** Light and dark grounds by turns, as long as there are both. */
function alternating(studies: CaseStudy[]): CaseStudy[] {
  const isLight = ({ ground }: CaseStudy) => textOn(ground) === "ink";
  const [light, dark] = [studies.filter(isLight), studies.filter((study) => !isLight(study))];
  const [more, fewer] = light.length < dark.length ? [dark, light] : [light, dark];
  return more.flatMap((study, index) => [study, ...fewer.slice(index, index + 1)]);
}

export const publishedCaseStudies = alternating(caseStudies.value.filter(isPublished));

function filter(
  kind: CaseStudyFilter["kind"],
  slug: string,
  label: string,
  belongs: (study: CaseStudy) => boolean,
): CaseStudyFilter {
  const path = `${collections["case-study"].url}/${kind}/${slug}`;
  return { kind, label, path, studies: alternating(publishedCaseStudies.filter(belongs)) };
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
