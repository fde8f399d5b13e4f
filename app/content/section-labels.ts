import { readContent } from "./reading/read.ts";
import type { SectionLabels } from "./schema/section-labels.ts";

/** The labels of the sections on service, industry, case study and project pages. */
export const {
  service: serviceLabels,
  industry: industryLabels,
  caseStudy: caseStudyLabels,
  project: projectLabels,
} = readContent<SectionLabels>("section-labels.yaml");
