import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  draft: true,
  order: 100,
  category: "services",
  title: "TODO Project",
  subtitle: "TODO subtitle",
  seo: {
    title: "TODO: title for search engines",
    description: "TODO: what a search engine shows of this page, in 70 to 160 characters.",
  },
  image: {
    image: "project-depot-plan",
    alt: "",
  },
  lightbox: {
    title: "TODO Project",
    description: "TODO: the caption under the large picture.",
  },
  client: "TODO Name of the client",
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
  ],
  brief: {
    heading: "TODO: brief",
    text: "TODO: what was asked for; this place takes a paragraph of 60 to 900 characters.",
  },
  work: {
    heading: "TODO: work",
    text: [
      "TODO: what was done, paragraph 1; this place takes a paragraph of 60 to 900 characters.",
      "TODO: what was done, paragraph 2; this place takes a paragraph of 60 to 900 characters.",
    ],
  },
  delivered: [
    "TODO: what was handed over, item 1.",
    "TODO: what was handed over, item 2.",
    "TODO: what was handed over, item 3.",
  ],
  outcome: {
    heading: "TODO: outcome",
    text: "TODO: what came of it; this place takes a paragraph of 60 to 900 characters.",
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
};
