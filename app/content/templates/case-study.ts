import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  draft: true,
  title: "Draft Case Study",
  seo: {
    title: "Draft case study: title for search engines",
    description: "Draft case study: what a search engine shows of this page, in 70 to 160 characters.",
  },
  client: "Name of the client",
  industry: "Trade of the client",
  summary: "Draft case study: the claim on the card, with figures that appear among the results.",
  image: {
    image: "case-erp-migration",
    alt: "",
  },
  service: "cross-platform-app-development",
  facts: [
    {
      label: "Fact 1",
      value: "To be written",
    },
    {
      label: "Fact 2",
      value: "To be written",
    },
    {
      label: "Fact 3",
      value: "To be written",
    },
  ],
  problem: {
    heading: "Draft case study: problem",
    text: [
      "Draft case study: the problem, paragraph 1; this place takes a paragraph of 60 to 900 characters.",
      "Draft case study: the problem, paragraph 2; this place takes a paragraph of 60 to 900 characters.",
    ],
  },
  approach: {
    heading: "Draft case study: approach",
    steps: [
      {
        title: "Step 1",
        text: "Draft case study: step 1; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        title: "Step 2",
        text: "Draft case study: step 2; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        title: "Step 3",
        text: "Draft case study: step 3; this place takes a paragraph of 60 to 900 characters.",
      },
    ],
  },
  result: {
    heading: "Draft case study: result",
    text: "Draft case study: the result; this place takes a paragraph of 60 to 900 characters.",
    figures: [
      {
        value: "0",
        label: "figure 1",
        note: "Draft case study: how figure 1 was measured.",
      },
      {
        value: "0",
        label: "figure 2",
        note: "Draft case study: how figure 2 was measured.",
      },
      {
        value: "0",
        label: "figure 3",
        note: "Draft case study: how figure 3 was measured.",
      },
    ],
  },
  technology: ["Technology 1", "Technology 2", "Technology 3", "Technology 4"],
  quote: {
    name: "Client 1",
    role: "Role and company",
    image: "kenji",
    rating: 5,
    quote: "Draft case study: what client 1 says.",
  },
};
