import { z } from "zod";
import {
  deliveryStep,
  draft,
  faqItem,
  icon,
  iconItem,
  label,
  paragraph,
  person,
  picture,
  section,
  sentence,
  seo,
  slug,
  title,
} from "./text.ts";

export const testimonial = z.strictObject({
  name: label,
  role: title,
  image: person,
  rating: z.union([z.literal(4), z.literal(5)]),
  feedback: sentence,
});

export const quote = testimonial.omit({ feedback: true }).extend({ quote: sentence });

/** A quote on a service page. The icon is the quotation mark above the text. */
const serviceQuote = quote.extend({ quoteIconClass: icon });

export const service = z.strictObject({
  draft,
  /** The tab that lists this service. Not needed if service-tabs.ts already lists it. */
  tab: slug.optional(),
  title: label,
  seo,
  /** The lead paragraph of the hero. */
  description: sentence,
  heroImage: picture,
  sectionWiseContent: z.strictObject({
    capabilities: section,
    ourCapabilities: iconItem.array().length(8),
    benefits: section,
    clientBenefits: iconItem.array().length(6),
    process: section,
    deliveryProcess: deliveryStep.array().length(6),
    technology: section,
    techStack: z
      .strictObject({ category: label, stack: label.array().min(3).max(8) })
      .array()
      .min(4)
      .max(7),
    inquiry: section,
    cases: section,
    /** The slugs of the case studies to show as cards. */
    caseStudies: slug.array().length(3),
    why: section,
    whyChooseUsLeft: iconItem.array().length(3),
    whyChooseUsRight: iconItem.array().length(3),
    voices: section,
    testimonials: serviceQuote.array().length(3),
    questions: section,
    faqs: faqItem.array().length(6),
  }),
});

/** One of the seven groups of services: a tab on the home page and on the overview, and a group in the menu. */
export const serviceTab = z.strictObject({
  slug,
  name: label,
  icon,
  seo,
  picture,
  heading: title,
  paragraph,
  /** Shown on the overview below `paragraph`. The home page shows only `paragraph`. */
  details: z.strictObject({ audience: paragraph, start: paragraph, cost: paragraph, example: paragraph }),
  subServices: z
    .strictObject({
      name: label,
      /** The slug of the sub-service's own page. Without it, the sub-service links to the home page. */
      detail: slug.optional(),
    })
    .array()
    .min(3)
    .max(6),
});

export type Testimonial = z.infer<typeof testimonial>;
export type ServiceQuote = z.infer<typeof serviceQuote>;
export type ServiceEntry = z.infer<typeof service>;
export type ServiceTab = z.infer<typeof serviceTab>;
