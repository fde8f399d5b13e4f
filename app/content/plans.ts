import { z } from "zod";
import { keyFrom, label, sentence } from "./fields/text.ts";
import { type ContentOf, factsFile } from "./reading/facts-file.ts";

const pricingPlan = z.strictObject({
  slug: keyFrom("name"),
  name: label,
  price: z
    .int()
    .positive()
    .meta({ title: "Price", description: "In US dollars, such as 99. The pounds beside it are calculated." }),
  unit: label,
  covers: label.meta({
    title: "Covers",
    description: "What the plan looks after, such as “Up to five systems”.",
  }),
  systems: z.int().positive().optional().meta({
    title: "Systems",
    description: "At most how many. Without it, there is no limit.",
  }),
  sentence,
  featured: z.boolean(),
});

export const plans = factsFile("plans.yaml", {
  plans: pricingPlan.array().min(2).max(6),
  features: label.array().min(3).max(8),
});

export type Plans = ContentOf<typeof plans>;
