import { postDates } from "../post-dates.ts";
import type { Post } from "../posts.ts";

/** The day on which a post was last changed, or published if that was later. */
export const changedOn = ({ slug, date }: Pick<Post, "slug" | "date">) => {
  const changed = postDates.value[`posts/${slug}.md`] ?? date;
  return changed > date ? changed : date;
};
