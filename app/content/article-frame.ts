import type { ArticleFrame } from "./schema/blog.ts";

export const articleFrame: ArticleFrame = {
  category: "Web Development",
  commentCount: 10,
  tags: ["IT Service", "Cloud", "Cyber"],
  form: {
    heading: "Post A Comment",
    button: "Post Comment",
    closed:
      "Comments are closed on this article. You can try the form, but the button doesn’t send anything, and we don’t keep what you write.",
  },
};
