import { z } from "zod";
import { label, localPath, person, sentence } from "./text.ts";

export const counter = z.strictObject({ value: z.int().positive(), plus: z.boolean(), label });

export const partner = z.strictObject({
  /** The partner's logo: art/drawings/logo-{img}.svg. */
  img: z.enum(["northfold", "kestrel", "ostra", "quayside", "lumora", "tidemark"]),
  title: label,
  description: sentence,
  link: localPath,
});

export const teamMember = z.strictObject({ name: label, title: label, img: person, bio: sentence });

export const pricingPlan = z.strictObject({
  slug: z.enum(["basic", "professional", "advance", "standard"]),
  name: label,
  price: z.string().regex(/^\$\d+$/),
  /** The price in pounds, approximately. */
  pounds: z.string().regex(/^£\d+$/),
  unit: label,
  sentence,
  featured: z.boolean(),
});

export type Counter = z.infer<typeof counter>;
export type Partner = z.infer<typeof partner>;
export type TeamMember = z.infer<typeof teamMember>;
export type PricingPlan = z.infer<typeof pricingPlan>;
