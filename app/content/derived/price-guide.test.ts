import { describe, expect, test } from "vitest";
import { facts } from "../facts.ts";
import { pounds } from "./pounds.ts";
import { estimateMessage, priceGuide } from "./price-guide.ts";
import { howWeWork } from "./price-table.ts";
import { pricingPlans } from "./pricing.ts";
import { budgetsOf } from "./works.ts";

const budgets = { ...facts.value.budgets, ...budgetsOf(facts.value) };

/** "£63,000–£1.5 million" as [63000, 1500000]. */
const amounts = (text: string) =>
  [...text.matchAll(/£([\d,.]+)( million)?/g)].map(
    ([, amount = "", million]) => Number(amount.replaceAll(",", "")) * (million ? 1_000_000 : 1),
  );

/** Calculates "3 people × 6 weeks × 5 days = 90 days at £700": the product must be the number after the equals sign. */
function calculate(sum: string) {
  const [factors = "", result = ""] = sum.split(" = ");
  const product = factors.split(" × ").reduce((total, factor) => total * Number.parseFloat(factor), 1);
  expect(product, sum).toBe(Number.parseInt(result, 10));
  return product * (amounts(result)[0] ?? 0);
}

describe.each(priceGuide.works)("the guide for $slug", ({ name, price, estimates }) => {
  test("covers the range in the price table", () => {
    const row = howWeWork.building.prices.find(({ work }) => work === name);
    expect(row?.price).toBe(price);
    expect(estimates.find(({ size }) => size === "unsure")?.price).toBe(price);
    const [small, large] = estimates.map((estimate) => amounts(estimate.price));
    expect([small?.[0], large?.[1]]).toEqual(amounts(price));
    expect(small?.[1]).toBe(large?.[0]);
  });

  test("shows sums that give its prices, at rates that we charge", () => {
    for (const { price: range, sums } of estimates) {
      expect(sums.map((line) => amounts(line.price)[0])).toEqual(amounts(range));
      for (const { sum, price: result } of sums) {
        expect(calculate(sum), sum).toBe(amounts(result)[0]);
        const [lowest = 0, highest = 0] = amounts(sum.includes("stages") ? budgets.stage : budgets.dayRate);
        const [rate = 0] = amounts(sum);
        expect(rate >= lowest && rate <= highest, sum).toBe(true);
      }
    }
  });
});

test("the pounds beside a plan's dollars are calculated", () => {
  expect(pricingPlans.map(({ price, pounds: about }) => [price, about])).toContainEqual(["$199", "£157"]);
  expect(pounds(1234)).toBe("£1,234");
});

test("a year of each care plan is twelve times its price in the table", () => {
  for (const { slug, pounds: month } of pricingPlans) {
    const care = priceGuide.careOptions.find((each) => each.slug === slug);
    expect(amounts(care?.price ?? "")).toEqual(amounts(month).map((pounds) => 12 * pounds));
  }
});

test("every combination of choices has a message, and no other has one", () => {
  for (const { slug: work } of priceGuide.works)
    for (const { slug: size } of priceGuide.sizes)
      for (const { slug: care } of priceGuide.careOptions) {
        const filledIn = estimateMessage(new URLSearchParams({ work, size, care }));
        expect(filledIn?.subject.length).toBeLessThan(150);
        expect(filledIn?.message).toContain("£");
      }
  expect(estimateMessage(new URLSearchParams({ work: "web", size: "small" }))).toBeUndefined();
});
