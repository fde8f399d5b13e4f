import { z } from "zod";
import { quote } from "./fields/testimonial.ts";
import {
  deliveryStep,
  draft,
  fact,
  faqItem,
  headline,
  icon,
  iconItem,
  label,
  picture,
  reference,
  section,
  sentence,
  seo,
  slug,
  text,
} from "./fields/text.ts";
import { contentFolder } from "./reading/content-folder.ts";

/** A quote on a service page. The icon is the quotation mark above the text. */
const serviceQuote = quote.extend({ quoteIconClass: icon });

const sheet = z.strictObject({ ...picture.shape, title: headline, caption: sentence });

/** A phase of an example project, with its first and last week. */
const projectPhase = z
  .strictObject({
    from: z.int().positive(),
    to: z.int().positive(),
    title: label,
    weDo: sentence,
    youDo: text(8, 90),
    youGet: sentence,
  })
  .refine(({ from, to }) => from <= to, "ends before it begins");

/** What happens in each week of an example project. */
const weekByWeek = z
  .strictObject({
    note: sentence,
    weeks: z.int().positive().meta({ description: "How many weeks the project takes." }),
    demonstrations: z
      .int()
      .positive()
      .array()
      .meta({ description: "The weeks that end with a demonstration." }),
    phases: projectPhase.array().min(3).max(8),
  })
  .refine(({ weeks, phases }) => phases.at(-1)?.to === weeks, "the last phase must end in the last week");

/** How to begin: the last part of the page. */
const nextStep = z.strictObject({
  heading: headline,
  text: sentence,
  facts: fact.array().length(3),
  button: label.meta({ description: "It leads to the inquiry form." }),
});

export const services = contentFolder(
  "service",
  z.strictObject({
    draft,
    tab: slug.optional().meta({
      description: "The tab that lists this service. Not needed if the tab itself already lists it.",
      reference: "service-tabs/tabs",
    }),
    title: label,
    seo,
    description: sentence.meta({ description: "The lead paragraph of the hero." }),
    heroImage: picture,
    sectionWiseContent: z.strictObject({
      capabilities: section,
      ourCapabilities: iconItem.array().min(4).max(12),
      benefits: section,
      clientBenefits: iconItem.array().min(3).max(9),
      process: section,
      deliveryProcess: deliveryStep.array().min(4).max(8),
      artefact: sheet
        .optional()
        .meta({ description: "A document that clients get, photographed from art/screens." }),
      weekByWeek,
      technology: section,
      techStack: z
        .strictObject({ category: label, stack: label.array().min(3).max(8) })
        .array()
        .min(4)
        .max(7),
      inquiry: section,
      cases: section,
      caseStudies: reference("case-studies")
        .array()
        .min(2)
        .max(6)
        .meta({ description: "The case studies to show as cards." }),
      why: section,
      whyChooseUsLeft: iconItem.array().min(2).max(5),
      whyChooseUsRight: iconItem.array().min(2).max(5),
      voices: section,
      testimonials: serviceQuote.array().min(2).max(6),
      questions: section,
      faqs: faqItem.array().min(3).max(12),
      nextStep,
    }),
  }),
);

export type ServiceQuote = z.infer<typeof serviceQuote>;
export type ServiceSheet = z.infer<typeof sheet>;
export type WeekByWeek = z.infer<typeof weekByWeek>;
export type ServiceNextStep = z.infer<typeof nextStep>;
