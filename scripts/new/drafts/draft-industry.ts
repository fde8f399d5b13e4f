import type { Industry, IndustryCard } from "../../../app/content/schema/industry.ts";
import { type DraftText, times } from "../draft-text.ts";
import { deliverySteps, faqs, iconItems } from "./shared-parts.ts";

const image = "page-industries";

export const draftIndustry = (text: DraftText): Industry => ({
  slug: text.slug,
  name: text.marked,
  seo: text.seo,
  title: `Draft: software for *${text.title}*`,
  subtitle: text.sentence("the line under the title"),
  heroImage: { image, alt: "" },
  intro: {
    heading: text.heading("introduction"),
    description: text.paragraph("what this trade needs of its software"),
  },
  services: iconItems(text, 6, "Service").map((item) => ({
    ...item,
    features: times(3, (number) => `Feature ${number}`),
  })),
  clients: { heading: "Clients We Serve" },
  clientsServed: times(8, (number) => ({ label: `Client group ${number}`, icon: "blocks" })),
  inquiry: { heading: text.heading("inquiry form") },
  process: { heading: text.heading("process") },
  deliveryProcess: deliverySteps(text),
  benefits: { heading: text.heading("benefits") },
  clientBenefits: iconItems(text, 6, "Benefit"),
  questions: { heading: text.heading("questions") },
  faqs: faqs(text),
});

/** Shown on the overview and in the menu. The home page keeps its ten cards unless `onHome` is set. */
export const draftIndustryCard = (text: DraftText): IndustryCard => ({
  name: text.marked,
  key: text.slug,
  fact: "To be written",
  summary: text.sentence("two sentences for the overview"),
  picture: { image, alt: "" },
  onHome: false,
  linked: true,
});
