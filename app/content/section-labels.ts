import { z } from "zod";
import { label } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";

export const sectionLabels = contentFile("section-labels.yaml", {
  service: z.strictObject({
    capabilities: label,
    benefits: label,
    process: label,
    weeks: label,
    technology: label,
    inquiry: label,
    cases: label,
    why: label,
    voices: label,
    questions: label,
    next: label,
  }),
  industry: z.strictObject({
    intro: label,
    change: label,
    inquiry: label,
    process: label,
    benefits: label,
    questions: label,
  }),
  caseStudy: z.strictObject({ problem: label, approach: label, result: label }),
  project: z.strictObject({ brief: label, work: label, outcome: label }),
});
