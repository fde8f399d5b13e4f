import { posts } from "../../../app/content/posts.ts";
import type { Post } from "../../../app/content/schema/blog.ts";
import { type DraftText, times } from "../draft-text.ts";

export const draftPost = (text: DraftText): Post => ({
  slug: text.slug,
  title: text.marked,
  seo: text.seo,
  image: { image: "page-blogs", alt: "" },
  date: publishedOn(),
  category: "Software Development",
  author: "jonas",
  teaser: text.sentence("one or two sentences for the card"),
  opening: [text.paragraph("how the article opens")],
  parts: times(3, (number) => ({
    heading: `Part ${number}`,
    text: [text.paragraph(`the text of part ${number}`)],
  })),
  pullQuote: text.sentence("the sentence that is set large"),
});

/** Today, or the newest post's date if the clock is behind it: the list is newest first. */
function publishedOn() {
  const today = new Date().toISOString().slice(0, 10);
  const newest = posts[0]?.date ?? today;
  return newest > today ? newest : today;
}
