import { facts } from "../facts.ts";
import { type Plans, plans } from "../plans.ts";
import { pounds } from "./pounds.ts";

/** The care plans, with the dollars as text and about as many pounds. */
export const pricingPlans = plans.value.plans.map((plan) => ({
  ...plan,
  price: `$${plan.price}`,
  pounds: pounds(poundsPerMonth(plan)),
  poundsPerYear: 12 * poundsPerMonth(plan),
  perSystem: plan.systems && plan.systems > 1 ? `$${(plan.price / plan.systems).toFixed(2)} each` : undefined,
}));

function poundsPerMonth({ price }: { price: number }) {
  return Math.round(price * facts.value.poundsPerDollar);
}

/** All plans have these same features. */
export const pricingFeatures = plans.value.features;

/** A plan as it is shown. */
export type PricingPlan = Omit<Plans["plans"][number], "price"> & {
  price: string;
  pounds: string;
  poundsPerYear: number;
  /** The price divided by the systems, if the plan is used to the full. */
  perSystem: string | undefined;
};
