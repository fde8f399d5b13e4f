import { z } from "zod";
import {
  deliveryStep,
  draft,
  type Entry,
  faqItem,
  headline,
  icon,
  iconItem,
  label,
  paragraph,
  picture,
  section,
  sentence,
  seo,
  slug,
  text,
  title,
} from "../fields/text.ts";

const changedStep = z.strictObject({ step: text(3, 24), before: text(4, 60), after: text(4, 60) });

/** A process of a client of ours, before and after our work. A test looks for its figures elsewhere in the content. */
const change = z.strictObject({
  heading: headline,
  steps: changedStep.array().min(3).max(6),
  result: changedStep,
  source: sentence.meta({ description: "Where and when the figures were measured." }),
});

export const industry = z.strictObject({
  draft,
  card: z.strictObject({ summary: sentence }).optional().meta({
    description:
      "The industry's card on the overview. Ignored if industry-cards.yaml has a card for this industry.",
  }),
  name: label.meta({
    description:
      "If industry-cards.yaml has a card for this industry, the menu and the card show the name in that file instead.",
  }),
  seo,
  /** The heading of the hero. Words between *asterisks* are highlighted. */
  title,
  subtitle: sentence,
  heroImage: picture,
  intro: z.strictObject({ heading: title, description: paragraph }),
  services: z
    .strictObject({ title: label, icon, description: sentence, features: label.array().min(3).max(4) })
    .array()
    .min(3)
    .max(9),
  clients: section,
  clientsServed: z.strictObject({ label, icon }).array().min(4).max(12),
  change,
  inquiry: section,
  process: section,
  deliveryProcess: deliveryStep.array().min(4).max(8),
  benefits: section,
  clientBenefits: iconItem.array().min(3).max(9),
  questions: section,
  faqs: faqItem.array().min(3).max(12),
});

/** A card on the industries overview and, if it has a `fact`, on the home page. */
const industryCard = z.strictObject({
  name: label,
  key: slug.meta({
    description:
      "Identifies the industry. If it has a detail page, this is the last part of the page's address.",
  }),
  fact: label.optional().meta({ description: "The line below the name, on the home page." }),
  summary: sentence.meta({ description: "Two sentences below the name, on the industries overview." }),
  picture,
  linked: z.boolean().meta({ description: "Whether the industry's cards link to its detail page." }),
});

export const industryCards = z.strictObject({ cards: industryCard.array().min(1) });

export type IndustryCards = z.infer<typeof industryCards>;
export type IndustryEntry = z.infer<typeof industry>;
export type Industry = Entry<IndustryEntry>;
export type IndustryCard = z.infer<typeof industryCard>;
/** A card with the path of the industry's page, if it links to it. */
export type ListedIndustry = Omit<IndustryCard, "linked"> & { path?: string | undefined };
