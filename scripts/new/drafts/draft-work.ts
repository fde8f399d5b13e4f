import type { CaseStudy, Project } from "../../../app/content/schema/work.ts";
import { services } from "../../../app/content/services.ts";
import { type DraftText, times } from "../draft-text.ts";
import { facts, figures, quote } from "./shared-parts.ts";

export const draftCaseStudy = (text: DraftText): CaseStudy => ({
  slug: text.slug,
  title: text.marked,
  seo: text.seo,
  client: "Name of the client",
  industry: "Trade of the client",
  summary: text.sentence("the claim on the card, with figures that appear among the results"),
  image: { image: "case-erp-migration", alt: "" },
  service: services[0]?.slug ?? "",
  facts: facts(),
  problem: {
    heading: text.heading("problem"),
    text: times(2, (number) => text.paragraph(`the problem, paragraph ${number}`)),
  },
  approach: {
    heading: text.heading("approach"),
    steps: times(3, (number) => ({ title: `Step ${number}`, text: text.paragraph(`step ${number}`) })),
  },
  result: { heading: text.heading("result"), text: text.paragraph("the result"), figures: figures(text) },
  technology: times(4, (number) => `Technology ${number}`),
  quote: quote(text, 1),
});

export const draftProject = (text: DraftText): Project => ({
  id: text.slug,
  category: "services",
  title: text.marked,
  subtitle: "To be written",
  seo: text.seo,
  image: { image: "project-depot-plan", alt: "" },
  lightbox: { title: text.marked, description: text.sentence("the caption under the large picture") },
  client: "Name of the client",
  facts: facts(),
  brief: { heading: text.heading("brief"), text: text.paragraph("what was asked for") },
  work: {
    heading: text.heading("work"),
    text: times(2, (number) => text.paragraph(`what was done, paragraph ${number}`)),
  },
  delivered: times(3, (number) => text.sentence(`what was handed over, item ${number}`)),
  outcome: {
    heading: text.heading("outcome"),
    text: text.paragraph("what came of it"),
    figures: figures(text),
  },
});
