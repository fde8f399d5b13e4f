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
      text: "I printed this and left it on the table before our Thursday planning round. We talked about it for forty minutes, which is thirty-eight more than my last slide got. The part on what went wrong did it: our finance lead recognised two of her own stories and told a third.",
    },
    {
      name: "Farah Haddad",
      person: "farah",
      date: "2026-10-29",
      text: "Thank you for leaving the figures in, including the ones that do not flatter you. We are about a third of the way through something similar. What I underestimated was the time it takes to agree who owns a decision; the technical side has been almost restful by comparison.",
    },
    {
      name: "Grace Okonkwo",
      person: "grace",
      date: "2026-11-04",
      text: "Sound advice, with one reservation. I work for a public body, where each step described here needs three signatures and one of them is on leave until Tuesday. The method would hold up. I would double the calendar, and put the signatures in the plan as if they were machines with a delivery time.",
    },
  ],
  form: {
    heading: "Post A Comment",
    button: "Post Comment",
    note: "Comments are closed here. The button only checks that your fields are filled in; what you write is not sent to anyone.",
    closed:
      "Comments are closed on this sample article. Your fields are in order, but nothing was sent and nothing was kept.",
  },
};
