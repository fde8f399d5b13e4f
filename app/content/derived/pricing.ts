import { facts } from "../facts.ts";
import { type Plans, plans } from "../plans.ts";

/** The care plans, with the dollars as text and about as many pounds. */
export const pricingPlans = plans.value.plans.map((plan) => ({
  ...plan,
  price: `$${plan.price}`,
  pounds: `£${Math.round(plan.price * facts.value.poundsPerDollar)}`,
}));

/** All plans have these same features. */
export const pricingFeatures = plans.value.features;

/** A plan as it is shown. */
export type PricingPlan = Omit<Plans["plans"][number], "price"> & { price: string; pounds: string };
