import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  draft: true,
  title: "Draft Post",
  seo: {
    title: "Draft post: title for search engines",
    description: "Draft post: what a search engine shows of this page, in 70 to 160 characters.",
  },
  image: {
    image: "page-blogs",
    alt: "",
  },
  date: "2026-11-16",
  category: "Software Development",
  author: "jonas",
  teaser: "Draft post: one or two sentences for the card.",
  opening: ["Draft post: how the article opens; this place takes a paragraph of 60 to 900 characters."],
  parts: [
    {
      heading: "Part 1",
      text: ["Draft post: the text of part 1; this place takes a paragraph of 60 to 900 characters."],
    },
    {
      heading: "Part 2",
      text: ["Draft post: the text of part 2; this place takes a paragraph of 60 to 900 characters."],
    },
    {
      heading: "Part 3",
      text: ["Draft post: the text of part 3; this place takes a paragraph of 60 to 900 characters."],
    },
  ],
  pullQuote: "Draft post: the sentence that is set large.",
};
