import { entriesOf } from "./entries-of.ts";
import type { CaseStudyEntry } from "./schema/work.ts";

export const caseStudies = entriesOf(
  "case-study",
  import.meta.glob<CaseStudyEntry>("./case-studies/*.ts", { eager: true, import: "caseStudy" }),
);
