import { entriesOf } from "./entries-of.ts";
import { readEntries } from "./read-entries.ts";
import type { PostEntry } from "./schema/blog.ts";

/** Newest first. */
export const posts = entriesOf("post", readEntries<PostEntry>("posts")).toSorted((a, b) =>
  b.date.localeCompare(a.date),
);
