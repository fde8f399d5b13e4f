import { entriesOf } from "./entries-of.ts";
import type { PostEntry } from "./schema/blog.ts";

/** Newest first. */
export const posts = entriesOf(
  "post",
  import.meta.glob<PostEntry>("./posts/*.ts", { eager: true, import: "post" }),
).toSorted((a, b) => b.date.localeCompare(a.date));
