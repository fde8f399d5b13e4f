import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  draft: true,
  order: 100,
  category: "services",
  title: "Draft Project",
  subtitle: "To be written",
  seo: {
    title: "Draft project: title for search engines",
    description: "Draft project: what a search engine shows of this page, in 70 to 160 characters.",
  },
  image: {
    image: "project-depot-plan",
    alt: "",
  },
  lightbox: {
    title: "Draft Project",
    description: "Draft project: the caption under the large picture.",
  },
  client: "Name of the client",
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
  brief: {
    heading: "Draft project: brief",
    text: "Draft project: what was asked for; this place takes a paragraph of 60 to 900 characters.",
  },
  work: {
    heading: "Draft project: work",
    text: [
      "Draft project: what was done, paragraph 1; this place takes a paragraph of 60 to 900 characters.",
      "Draft project: what was done, paragraph 2; this place takes a paragraph of 60 to 900 characters.",
    ],
  },
  delivered: [
    "Draft project: what was handed over, item 1.",
    "Draft project: what was handed over, item 2.",
    "Draft project: what was handed over, item 3.",
  ],
  outcome: {
    heading: "Draft project: outcome",
    text: "Draft project: what came of it; this place takes a paragraph of 60 to 900 characters.",
    figures: [
      {
        value: "0",
        label: "figure 1",
        note: "Draft project: how figure 1 was measured.",
      },
      {
        value: "0",
        label: "figure 2",
        note: "Draft project: how figure 2 was measured.",
      },
      {
        value: "0",
        label: "figure 3",
        note: "Draft project: how figure 3 was measured.",
      },
    ],
  },
};
