import { readdirSync } from "node:fs";
import { z } from "zod";
import { isoDate, keyFrom, label, localPath, person, sentence } from "../fields/text.ts";
import { suggestion } from "../reading/mistake-sentence.ts";

const counter = z.strictObject({ value: z.int().positive(), plus: z.boolean(), label });

const logos = () =>
  readdirSync(new URL("../../../art/drawings", import.meta.url)).flatMap(
    (file) => /^logo-(.+)\.svg$/.exec(file)?.[1] ?? [],
  );

const logo = z
  .string()
  .refine((name) => logos().includes(name), {
    error: ({ input }) => `there is no logo art/drawings/logo-${input}.svg.${suggestion(input, logos())}`,
  })
  .meta({ title: "Logo", description: "The name in art/drawings/logo-NAME.svg." });

const partner = z.strictObject({
  img: logo,
  title: label,
  description: sentence,
  link: localPath,
});

const teamMember = z.strictObject({
  name: label,
  title: label,
  img: person.meta({ title: "Person" }),
  bio: sentence,
});

const pricingPlan = z.strictObject({
  slug: keyFrom("name"),
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
  others: counter.array().min(2).max(5),
  industries: counter.array().min(2).max(4).meta({ title: "On industry pages" }),
});

export const partners = z.strictObject({ partners: partner.array().min(3).max(12) });

export const team = z.strictObject({ members: teamMember.array().min(3).max(24) });

export const plans = z.strictObject({
  plans: pricingPlan.array().min(2).max(6),
  features: label.array().min(3).max(8),
});

export const siteDates = z.strictObject({
  contentUpdated: isoDate.meta({
    description:
      "The last significant change to the pages, for humans.txt. The sitemap takes its dates from the commits.",
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
