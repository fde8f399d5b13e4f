import { entriesOf } from "./reading/entries-of.ts";
import { readEntries } from "./reading/read-entries.ts";
import type { ProjectEntry } from "./schema/work.ts";

export const projects = entriesOf("project", readEntries<ProjectEntry>("projects")).toSorted(
  (a, b) => a.order - b.order,
);
