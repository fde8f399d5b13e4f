import { expect, test } from "vitest";
import { pricingPlans } from "./pricing.ts";
import { promises } from "./promises.ts";

test("the care plans cost what the specification says", () => {
  expect(pricingPlans.map(({ price }) => price)).toEqual(["$99", "$199", "$299", "$399"]);
  expect(pricingPlans.at(0)?.price).toBe(promises.carePlans.from);
  expect(pricingPlans.at(-1)?.price).toBe(promises.carePlans.to);
});
