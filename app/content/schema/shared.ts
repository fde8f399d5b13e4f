import { z } from "zod";
import { isoDate, label, localPath, person, sentence, slug } from "./text.ts";

const counter = z.strictObject({ value: z.int().positive(), plus: z.boolean(), label });

const partner = z.strictObject({
  /** The partner's logo: art/drawings/logo-{img}.svg. */
  img: z.enum(["northfold", "kestrel", "ostra", "quayside", "lumora", "tidemark"]),
  title: label,
  description: sentence,
  link: localPath,
});

const teamMember = z.strictObject({ name: label, title: label, img: person, bio: sentence });

const pricingPlan = z.strictObject({
  slug,
  name: label,
  price: z
    .int()
    .positive()
    .meta({ title: "Price", description: "In US dollars, such as 99. The pounds beside it are calculated." }),
  unit: label,
  sentence,
  featured: z.boolean(),
});

export const counters = z.strictObject({
  years: label.meta({
    title: "Label of the years",
    description: "The number is the company’s years of experience.",
  }),
  others: counter.array().length(4),
  industries: counter.array().length(3).meta({ title: "On industry pages" }),
});

export const partners = z.strictObject({ partners: partner.array().length(6) });

export const team = z.strictObject({ members: teamMember.array().length(6) });

export const plans = z.strictObject({
  plans: pricingPlan.array().length(4),
  features: label.array().length(5),
});

export const siteDates = z.strictObject({
  contentUpdated: isoDate.meta({
    description:
      "The last significant change to the pages. Articles and the privacy policy have their own dates.",
  }),
  securityContactExpires: isoDate.meta({
    description: "The Expires date of /.well-known/security.txt, at most a year after the other date.",
  }),
});

export type Counter = z.infer<typeof counter>;
export type Partner = z.infer<typeof partner>;
export type TeamMember = z.infer<typeof teamMember>;
export type Counters = z.infer<typeof counters>;
export type Partners = z.infer<typeof partners>;
export type Team = z.infer<typeof team>;
export type Plans = z.infer<typeof plans>;
/** A plan as it is shown. */
export type PricingPlan = Omit<Plans["plans"][number], "price"> & { price: string; pounds: string };
export type SiteDates = z.infer<typeof siteDates>;
