import type { PricingPlan } from "./schema/shared.ts";

export const pricingPlans: PricingPlan[] = [
  {
    slug: "basic",
    name: "Basic",
    price: "$99",
    pounds: "£78",
    unit: "per month",
    sentence: "For one small system, such as a booking site or an internal register.",
    featured: false,
  },
  {
    slug: "professional",
    name: "Professional",
    price: "$199",
    pounds: "£157",
    unit: "per month",
    sentence: "For up to five systems that exchange data with each other.",
    featured: true,
  },
  {
    slug: "advance",
    name: "Advance",
    price: "$299",
    pounds: "£236",
    unit: "per month",
    sentence: "For up to twenty, old and new.",
    featured: false,
  },
  {
    slug: "standard",
    name: "Standard",
    price: "$399",
    pounds: "£315",
    unit: "per month",
    sentence: "For a whole department, however many systems that turns out to be.",
    featured: false,
  },
];

/** All plans have these same features. */
export const pricingFeatures: string[] = [
  "Multi-Language Support",
  "Unlimited Database",
  "Powerful Admin Panel",
  "Data Security",
  "24/7 System Monitoring",
];
