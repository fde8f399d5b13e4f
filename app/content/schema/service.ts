import { z } from "zod";
import {
  deliveryStep,
  draft,
  faqItem,
  headline,
  icon,
  iconItem,
  keyFrom,
  label,
  link,
  paragraph,
  person,
  picture,
  reference,
  section,
  sentence,
  seo,
  slug,
  text,
  title,
} from "../fields/text.ts";

/** The case study or the project that proves what the text beside it says. */
const proof = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("case-study"),
      slug: reference("case-studies").meta({ title: "Case study" }),
    })
    .meta({ title: "Case study" }),
  z
    .strictObject({ kind: z.literal("project"), slug: reference("projects").meta({ title: "Project" }) })
    .meta({ title: "Project" }),
]);

const testimonial = z.strictObject({
  name: label,
  role: title,
  image: person,
  rating: z.literal([4, 5]),
  feedback: sentence,
  proof: proof.optional().meta({
    title: "Case study or project",
    description:
      "The client’s case study or project. Its result is shown with a large testimonial, and with all on Why Us.",
  }),
  figure: z
    .strictObject({ value: label, label })
    .optional()
    .meta({ description: "A result to show on Why Us, if there is no case study or project." }),
});

const testimonialList = testimonial.array().min(3).max(12);
export const testimonials = z.strictObject({
  home: testimonialList,
  about: testimonialList,
  mission: testimonialList,
  whyUs: testimonialList,
});
export const quote = testimonial
  .omit({ feedback: true, proof: true, figure: true })
  .extend({ quote: sentence });

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

export const service = z.strictObject({
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
  }),
});

/** One of the seven groups of services: a tab on the home page and on the overview, and a group in the menu. */
const serviceTab = z.strictObject({
  slug: keyFrom("name"),
  name: label,
  icon,
  seo,
  picture,
  heading: title,
  paragraph,
  details: z
    .strictObject({ audience: paragraph, start: paragraph, cost: paragraph, example: paragraph })
    .meta({ description: "Shown on the overview below paragraph. The home page shows only paragraph." }),
  proof: proof.meta({
    title: "Case study or project",
    description: "The case study or project whose screen and result the home page shows in this tab.",
  }),
  exampleLink: link.meta({ description: "A link to the page about the example." }),
  subServices: z
    .strictObject({
      name: label,
      detail: reference("services").optional().meta({
        description: "The sub-service's own page. Without it, the sub-service links to the home page.",
      }),
    })
    .array()
    .min(3)
    .max(6),
});

export const serviceTabs = z.strictObject({ tabs: serviceTab.array().min(3).max(9) });

export type Testimonials = z.infer<typeof testimonials>;
export type ServiceTabs = z.infer<typeof serviceTabs>;
export type Testimonial = z.infer<typeof testimonial>;
export type ServiceQuote = z.infer<typeof serviceQuote>;
export type Sheet = z.infer<typeof sheet>;
export type ProofKey = z.infer<typeof proof>;
export type WeekByWeek = z.infer<typeof weekByWeek>;
export type ServiceEntry = z.infer<typeof service>;
type ServiceTab = z.infer<typeof serviceTab>;
/** A tab with the path of its page and the paths to which its services link. */
export type ListedTab = Omit<ServiceTab, "subServices"> & {
  path: string;
  subServices: { name: string; path: string }[];
};
