import type { BlogsPage } from "../schema/pages.ts";

export const blogsPage: BlogsPage = {
  seo: {
    title: "Blogs: notes from projects, written by engineers",
    description:
      "Migrations, payrolls, restores and Monday figures: what we did, what it cost, what we got wrong and what we would do differently.",
  },
  banner: {
    title: "Blogs",
    lead: "Whoever did the work writes it up. An editor removes the adjectives.",
    picture: { image: "page-blogs", alt: "" },
  },
  heading: "Check Out Our Latest News",
  note: "Six recent pieces, newest first. Clients have read and approved what is said about them.",
};
