import { entriesOf } from "./entries-of.ts";
import type { IndustryEntry } from "./schema/industry.ts";

export const industries = entriesOf(
  "industry",
  import.meta.glob<IndustryEntry>("./industries/*.ts", { eager: true, import: "industry" }),
);
