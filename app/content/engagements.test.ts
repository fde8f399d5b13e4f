import { expect, test } from "vitest";
import { caseStudies } from "./case-studies.ts";
import { pounds } from "./pounds.ts";
import { pricingPlans } from "./pricing.ts";
import { projects } from "./projects.ts";

const works = [...caseStudies, ...projects].filter(({ draft }) => !draft);

test("figures follow from their measurements", () => {
  const measured = works
    .flatMap(({ slug, figures }) => figures.map((figure) => ({ slug, ...figure })))
    .filter((figure) => figure.measured);
  expect(measured.length).toBeGreaterThan(20);
  for (const { slug, value, label, measured: { before = 0, after = 0 } = {} } of measured) {
    const number = Number(/[\d.]+/.exec(value.replaceAll(",", ""))?.[0]);
    const percent = Math.round(Math.abs(1 - after / before) * 100);
    expect([percent, after, Math.abs(before - after)], `${slug}: ${value} ${label}`).toContain(number);
  }
});

test("the pounds beside a plan's dollars are calculated", () => {
  expect(pricingPlans.map(({ price, pounds: about }) => [price, about])).toContainEqual(["$199", "£157"]);
  expect(pounds(1234)).toBe("£1,234");
});
