import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  draft: true,
  title: "TODO Post",
  seo: {
    title: "TODO: title for search engines",
    description: "TODO: what a search engine shows of this page, in 70 to 160 characters.",
  },
  image: {
    image: "page-blogs",
    alt: "",
  },
  date: "2000-01-01",
  category: "Software Development",
  author: "jonas",
  teaser: "TODO: one or two sentences for the card.",
  opening: ["TODO: how the article opens; this place takes a paragraph of 60 to 900 characters."],
  parts: [
    {
      heading: "TODO Part 1",
      body: ["TODO: the text of part 1; this place takes a paragraph of 60 to 900 characters."],
    },
    {
      heading: "TODO Part 2",
      body: ["TODO: the text of part 2; this place takes a paragraph of 60 to 900 characters."],
    },
    {
      heading: "TODO Part 3",
      body: ["TODO: the text of part 3; this place takes a paragraph of 60 to 900 characters."],
    },
  ],
  pullQuote: "TODO: the sentence that is set large.",
  comments: [
    {
      name: "TODO reader 1",
      date: "2000-01-01",
      text: "TODO: comment 1; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      name: "TODO reader 2",
      date: "2000-01-01",
      text: "TODO: comment 2; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      name: "TODO reader 3",
      date: "2000-01-01",
      text: "TODO: comment 3; this place takes a paragraph of 60 to 900 characters.",
    },
  ],
};
