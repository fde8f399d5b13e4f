import { facts } from "../facts.ts";
import { readFacts } from "../reading/files.ts";
import type { Plans } from "../schema/shared.ts";

const { plans, features } = readFacts<Plans>("plans.yaml");

/** The care plans, with the dollars as text and about as many pounds. */
export const pricingPlans = plans.map((plan) => ({
  ...plan,
  price: `$${plan.price}`,
  pounds: `£${Math.round(plan.price * facts.poundsPerDollar)}`,
}));

/** All plans have these same features. */
export const pricingFeatures = features;
