import type { ArticleFrame } from "./schema/blog.ts";

export const articleFrame: ArticleFrame = {
  category: "Web Development",
  commentCount: 10,
  tags: ["IT Service", "Cloud", "Cyber"],
  comments: [
    {
      name: "Kenji Arai",
      person: "kenji",
      date: "2026-10-26",
      text: "I printed this out and left it on the table before our planning round, and we ended up talking about it for most of an hour. My slides don’t usually get that. Our finance lead recognised two of her own stories in it, and then told us a third.",
    },
    {
      name: "Farah Haddad",
      person: "farah",
      date: "2026-10-29",
      text: "Thanks for leaving the figures in, even the ones that don’t flatter you! We’re about a third of the way through something similar. The technical side has been almost restful. It’s agreeing who owns which decision that I’d badly underestimated.",
    },
    {
      name: "Grace Okonkwo",
      person: "grace",
      date: "2026-11-04",
      text: "Sound advice, with one reservation. I work for a public body, where each of the steps described here requires three signatures, one of which is usually on leave. The method would hold up; I would simply double the calendar and enter the signatures in the plan as items with a delivery time.",
    },
  ],
  form: {
    heading: "Post A Comment",
    button: "Post Comment",
    note: "Comments are closed on this article. The button checks your fields but doesn’t send anything.",
    closed:
      "Thank you, but comments are closed on this sample article, so nothing was sent. We don’t keep what you wrote.",
  },
};
