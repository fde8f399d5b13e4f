import { entriesOf } from "./entries-of.ts";
import { readEntries } from "./read-entries.ts";
import type { CaseStudyEntry } from "./schema/work.ts";

export const caseStudies = entriesOf("case-study", readEntries<CaseStudyEntry>("case-studies"));
