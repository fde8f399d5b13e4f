import { z } from "zod";
import { page } from "../schema/page.ts";
import { sentence } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  heading: z.literal("Check Out Our Latest News"),
  note: sentence,
});

export type BlogsPage = z.infer<typeof schema>;

export const blogsPage: BlogsPage = {
  seo: {
    title: "Blogs: project notes by the people who did the work",
    description:
      "Stories from migrations and restores, payrolls and board rooms, with the queries, scripts and tables, and what the authors would do differently.",
  },
  banner: {
    title: "Blogs",
    lead: "The people who did the work write it up, and an editor takes out the adjectives.",
    picture: { image: "page-blogs", alt: "" },
  },
  heading: "Check Out Our Latest News",
  note: "Our most recent pieces, newest first. Clients have read and approved what we say about them.",
};
