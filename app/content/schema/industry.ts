import { z } from "zod";
import {
  deliveryStep,
  draft,
  type Entry,
  faqItem,
  icon,
  iconItem,
  label,
  paragraph,
  picture,
  section,
  sentence,
  seo,
  slug,
  title,
} from "./text.ts";

export const industry = z.strictObject({
  draft,
  /** Its card on the overview and its place in the menu, unless industry-cards.ts has them already. */
  card: z.strictObject({ fact: label, summary: sentence }).optional(),
  /** The name used in breadcrumbs, menus and cards. */
  name: label,
  seo,
  /** The heading of the hero; words between *stars* are emphasised. */
  title,
  subtitle: sentence,
  heroImage: picture,
  intro: z.strictObject({ heading: title, description: paragraph }),
  services: z
    .strictObject({ title: label, icon, description: sentence, features: label.array().min(3).max(4) })
    .array()
    .length(6),
  clients: section,
  clientsServed: z.strictObject({ label, icon }).array().length(8),
  inquiry: section,
  process: section,
  deliveryProcess: deliveryStep.array().length(6),
  benefits: section,
  clientBenefits: iconItem.array().length(6),
  questions: section,
  faqs: faqItem.array().length(6),
});

/** A card on the industries overview and, for ten of them, on the home page. */
export const industryCard = z.strictObject({
  name: label,
  /** The industry's key; also its slug where a detail page exists. */
  key: slug,
  /** One line on the home page. */
  fact: label,
  /** Two sentences on the overview. */
  summary: sentence,
  picture,
  onHome: z.boolean(),
  /** Whether the cards on the overview and on the home page link to the detail page. */
  linked: z.boolean(),
});

export type IndustryEntry = z.infer<typeof industry>;
export type Industry = Entry<IndustryEntry>;
export type IndustryCard = z.infer<typeof industryCard>;
