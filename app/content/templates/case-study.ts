import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  draft: true,
  title: "TODO Case Study",
  seo: {
    title: "TODO: title for search engines",
    description: "TODO: what a search engine shows of this page, in 70 to 160 characters.",
  },
  client: "TODO Name of the client",
  industry: "TODO Trade of the client",
  summary: "TODO: the claim on the card, with figures that appear among the results.",
  image: {
    image: "case-erp-migration",
    alt: "",
  },
  service: "cross-platform-app-development",
  engagement: { from: "2000-01", to: "2000-06", people: 3, days: 320, price: 224_000 },
  facts: [
    {
      label: "TODO Fact 1",
      value: "TODO value 1",
    },
    {
      label: "TODO Fact 2",
      value: "TODO value 2",
    },
    {
      label: "TODO Fact 3",
      value: "TODO value 3",
    },
  ],
  problem: {
    heading: "TODO: problem",
    text: [
      "TODO: the problem, paragraph 1; this place takes a paragraph of 60 to 900 characters.",
      "TODO: the problem, paragraph 2; this place takes a paragraph of 60 to 900 characters.",
    ],
  },
  approach: {
    heading: "TODO: approach",
    steps: [
      {
        title: "TODO Step 1",
        text: "TODO: step 1; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        title: "TODO Step 2",
        text: "TODO: step 2; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        title: "TODO Step 3",
        text: "TODO: step 3; this place takes a paragraph of 60 to 900 characters.",
      },
    ],
  },
  result: {
    heading: "TODO: result",
    text: "TODO: the result; this place takes a paragraph of 60 to 900 characters.",
    figures: [
      {
        value: "TODO",
        label: "TODO figure 1",
        note: "TODO: how figure 1 was measured.",
      },
      {
        value: "TODO",
        label: "TODO figure 2",
        note: "TODO: how figure 2 was measured.",
      },
      {
        value: "TODO",
        label: "TODO figure 3",
        note: "TODO: how figure 3 was measured.",
      },
    ],
  },
  technology: ["TODO Technology 1", "TODO Technology 2", "TODO Technology 3", "TODO Technology 4"],
  quote: {
    name: "TODO Client 1",
    role: "TODO Role and company",
    image: "kenji",
    rating: 5,
    quote: "TODO: what client 1 says.",
  },
};
