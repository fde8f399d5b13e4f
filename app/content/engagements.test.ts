import { describe, expect, test } from "vitest";
import { caseStudies } from "./case-studies.ts";
import { pricingPlans } from "./pricing.ts";
import { projects } from "./projects.ts";
import { promises } from "./promises.ts";
import type { Engagement } from "./schema/work.ts";

const { budgets, capacity, survey, codeCheck } = promises;

/** "£60,000–£110,000" as [60000, 110000]. */
const range = (budget: string) =>
  [...budget.matchAll(/£([\d,]+)/g)].map(([, sum = ""]) => Number(sum.replaceAll(",", "")));
const within = (value: number, [low = 0, high = 0]: number[]) => value >= low && value <= high;

const dayRate = range(budgets.dayRate);

/** Midnight UTC at the start of a month such as "2025-01", `later` months on. */
const monthStart = (month: string, later = 0) =>
  Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + later);

const bankHolidays = 8;
/** The share of all weekdays in a year that one person works. */
const shareOfYearWorked = 1 - (promises.benefits.holidayDays + bankHolidays) / (52 * 5);

const weeksOf = ({ from, to }: Engagement) => (monthStart(to, 1) - monthStart(from)) / (7 * 24 * 3600 * 1000);

const published = [...caseStudies, ...projects].filter(({ draft }) => !draft);

describe.each(published)("the engagement of $slug", ({ engagement }) => {
  const { people, days, price, firstVersion } = engagement;

  test("has a price that is its days at our day rates", () => {
    expect(within(price / days, dayRate)).toBe(true);
  });

  test("has the days that its team can work in its months, holidays deducted", () => {
    const share = days / (people * weeksOf(engagement) * 5);
    expect(share).toBeGreaterThanOrEqual(0.75);
    expect(share).toBeLessThanOrEqual(shareOfYearWorked);
  });

  test("has a first version, if any, that costs its days at our day rates, as the rest of the work does", () => {
    for (const first of firstVersion ? [firstVersion] : []) {
      const firstDays = first.people * first.weeks * 5;
      expect(within(first.price / firstDays, dayRate)).toBe(true);
      expect(within((price - first.price) / (days - firstDays), dayRate)).toBe(true);
    }
  });
});

const pricedServices = {
  "web-application-development": { ...promises.firstVersion.web, budget: budgets.webMvp },
  "mobile-app-development": { ...promises.firstVersion.mobile, budget: budgets.mobileApp },
  "cross-platform-app-development": {
    ...promises.firstVersion.crossPlatform,
    budget: budgets.crossPlatformApp,
  },
};

describe.each(Object.entries(pricedServices))(
  "the guide price of %s",
  (service, { weeks, people, budget }) => {
    test("is its team and its weeks at our day rates", () => {
      const [low = 0, high = 0] = range(budget);
      expect(within(low / (people * weeks[0] * 5), dayRate)).toBe(true);
      expect(within(high / (people * weeks[1] * 5), dayRate)).toBe(true);
    });

    test("and its weeks include the first version of each of its case studies", () => {
      const firsts = caseStudies.filter(
        (study) => study.service === service && study.engagement.firstVersion,
      );
      expect(firsts.length).toBeGreaterThanOrEqual(3);
      for (const { slug, engagement } of firsts) {
        expect(within(engagement.firstVersion?.price ?? 0, range(budget)), slug).toBe(true);
        expect(within(engagement.firstVersion?.weeks ?? 0, [...weeks]), slug).toBe(true);
      }
    });
  },
);

test("replacing a core system costs what our case studies cost", () => {
  const bounds = [...promises.coreReplacement.price];
  for (const { slug, service, engagement } of caseStudies) {
    if (service === "custom-software-development") expect(within(engagement.price, bounds), slug).toBe(true);
  }
});

test("a cloud move costs what our cloud project cost", () => {
  const moves = projects.filter(({ category, draft }) => category === "cloud" && !draft);
  expect(moves).toHaveLength(1);
  for (const { engagement } of moves) expect(within(engagement.price, range(budgets.cloudMove))).toBe(true);
});

test("the survey, the code check and the prototype are sold at our day rates", () => {
  const { designerWeeks, engineerWeeks } = promises.prototype;
  const prototypeDays = (designerWeeks + engineerWeeks) * 5;
  expect(within((range(budgets.prototype)[0] ?? 0) / prototypeDays, dayRate)).toBe(true);
  expect(within((range(survey.price)[0] ?? 0) / (survey.engineers * survey.weeks * 5), dayRate)).toBe(true);
  expect(within((range(codeCheck.price)[0] ?? 0) / (codeCheck.engineers * codeCheck.days), dayRate)).toBe(
    true,
  );
});

test("a cross-platform app saves the promised share compared with a mobile app", () => {
  const mobile = range(budgets.mobileApp);
  range(budgets.crossPlatformApp).forEach((price, bound) => {
    expect(Math.abs(1 - price / (mobile[bound] ?? 0) - promises.crossPlatformSaving)).toBeLessThan(0.05);
  });
});

test("in no month do the published projects need more people than the firm has for projects", () => {
  const months = published.flatMap(({ engagement }) => [engagement.from, engagement.to]);
  for (const month of months) {
    const running = published.filter(({ engagement: { from, to } }) => from <= month && month <= to);
    const people = running.reduce((sum, { engagement }) => sum + engagement.people, 0);
    expect(people, month).toBeLessThanOrEqual(capacity.peopleOnProjects);
    expect(running.length, month).toBeLessThanOrEqual(capacity.projectsAtATime);
  }
  expect(capacity.peopleOnProjects).toBeLessThan(50);
});

const figures = published.flatMap((work) =>
  ("result" in work ? work.result : work.outcome).figures.map((figure) => ({ slug: work.slug, ...figure })),
);

test("figures follow from their measurements", () => {
  const measured = figures.filter((figure) => figure.measured);
  expect(measured.length).toBeGreaterThan(20);
  for (const { slug, value, label, measured: { before = 0, after = 0 } = {} } of measured) {
    const number = Number(/[\d.]+/.exec(value.replaceAll(",", ""))?.[0]);
    const percent = Math.round(Math.abs(1 - after / before) * 100);
    expect([percent, after, Math.abs(before - after)], `${slug}: ${value} ${label}`).toContain(number);
  }
});

test("the care plans are shown in pounds at the fixed rate", () => {
  for (const { price, pounds } of pricingPlans)
    expect(pounds).toBe(`£${Math.round(Number(price.slice(1)) * promises.carePlans.poundsPerDollar)}`);
});
