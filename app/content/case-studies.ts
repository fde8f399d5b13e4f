import { entriesOf } from "./reading/entries-of.ts";
import { readEntries } from "./reading/read-entries.ts";
import type { CaseStudyEntry } from "./schema/work.ts";

export const caseStudies = entriesOf("case-study", readEntries<CaseStudyEntry>("case-studies"));
