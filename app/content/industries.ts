import { entriesOf } from "./entries-of.ts";
import { readEntries } from "./read-entries.ts";
import type { IndustryEntry } from "./schema/industry.ts";

export const industries = entriesOf("industry", readEntries<IndustryEntry>("industries"));
