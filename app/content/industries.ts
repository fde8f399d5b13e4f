import { z } from "zod";
import {
  deliveryStep,
  draft,
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
  text,
  title,
} from "./fields/text.ts";
import { contentFolder } from "./reading/content-folder.ts";
import type { ContentOf } from "./reading/facts-file.ts";

const changedStep = z.strictObject({ step: text(3, 24), before: text(4, 60), after: text(4, 60) });

/** A process of a client of ours, before and after our work. A test looks for its figures elsewhere in the content. */
const change = z.strictObject({
  heading: headline,
  steps: changedStep.array().min(3).max(6),
  result: changedStep,
  source: sentence.meta({ description: "Where and when the figures were measured." }),
});

export const industries = contentFolder(
  "industry",
  z.strictObject({
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
  }),
);

export type Industry = ContentOf<typeof industries>[number];
