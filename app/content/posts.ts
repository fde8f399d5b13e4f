import { entriesOf } from "./reading/entries-of.ts";
import { readDates } from "./reading/read-dates.ts";
import { readEntries } from "./reading/read-entries.ts";
import type { Post, PostEntry } from "./schema/blog.ts";

/** Newest first. */
export const posts = entriesOf("post", readEntries<PostEntry>("posts")).toSorted((a, b) =>
  b.date.localeCompare(a.date),
);

const changes = readDates("posts");

/** The day on which a post was last changed, or published if that was later. */
export const changedOn = ({ slug, date }: Pick<Post, "slug" | "date">) => {
  const changed = changes[`posts/${slug}.md`] ?? date;
  return changed > date ? changed : date;
};
