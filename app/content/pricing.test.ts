import { expect, test } from "vitest";
import { pounds } from "./pounds.ts";
import { pricingPlans } from "./pricing.ts";

test("the pounds beside a plan's dollars are calculated", () => {
  expect(pricingPlans.map(({ price, pounds: about }) => [price, about])).toContainEqual(["$199", "£157"]);
  expect(pounds(1234)).toBe("£1,234");
});
