import { entriesOf } from "./reading/entries-of.ts";
import { readEntries } from "./reading/read-entries.ts";
import type { IndustryEntry } from "./schema/industry.ts";

export const industries = entriesOf("industry", readEntries<IndustryEntry>("industries"));
