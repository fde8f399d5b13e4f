import { entriesOf } from "./entries-of.ts";
import type { JobEntry } from "./schema/career.ts";

export const jobs = entriesOf(
  import.meta.glob<JobEntry>("./jobs/*.ts", { eager: true, import: "job" }),
).toSorted((a, b) => a.order - b.order);
