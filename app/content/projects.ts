import { entriesOf } from "./entries-of.ts";
import type { ProjectEntry } from "./schema/work.ts";

export const projects = entriesOf(
  "project",
  import.meta.glob<ProjectEntry>("./projects/*.ts", { eager: true, import: "project" }),
).toSorted((a, b) => a.order - b.order);
