import type { Facts } from "../facts.ts";
import { type Bounds, poundRange, pounds } from "./pounds.ts";

/** A kind of work that gets dearer the longer it takes. All its prices, in the guide and in the table, come from here. */
export type Work = {
  slug: string;
  name: string;
  /** Beside the price in the table, and below the name in the guide. */
  note: string;
  price: Bounds;
  duration: Bounds;
  unit: "week" | "year";
  /** What is bought in each unit of time: people, or stages. */
  perUnit: number;
  /** Below the drawing of the blocks, of which there are `perUnit` in each unit of time. */
  block: string;
};

export type PriceFacts = Omit<Facts, "privacy" | "mapNotice">;

const bounds = ({ from, to }: { from: number; to: number }): Bounds => [from, to];
const times = (range: { from: number; to: number }, price: number): Bounds => [
  range.from * price,
  range.to * price,
];

const TEAM = 3;
export const DAYS_PER_WEEK = 5;

/** The average day rate in a team of three: a lead engineer, an engineer, and a designer who hands over to a tester. */
const teamRate = ({ leadEngineer, engineer, designer, tester }: Facts["dayRates"]) =>
  Math.round((leadEngineer + engineer + (designer + tester) / 2) / TEAM);

const teamWeek = (dayRates: Facts["dayRates"]) => TEAM * DAYS_PER_WEEK * teamRate(dayRates);

const teamWork = (slug: string, name: string, weeks: Facts["firstVersion"]["web"], week: number): Work => ({
  slug,
  name,
  note: `${weeks.from}–${weeks.to} weeks, a team of three`,
  price: times(weeks, week),
  duration: bounds(weeks),
  unit: "week",
  perUnit: TEAM,
  block: "One block is one person for a week. The dimmed ones are the difference between the two prices.",
});

export const worksOf = ({ firstVersion, coreReplacement, budgets, dayRates }: PriceFacts): Work[] => [
  teamWork("web", "First web version", firstVersion.web, teamWeek(dayRates)),
  teamWork("mobile", "Mobile app", firstVersion.mobile, teamWeek(dayRates)),
  teamWork("cross-platform", "Cross-platform app", firstVersion.crossPlatform, teamWeek(dayRates)),
  {
    slug: "core",
    name: "Replacing a core system",
    note: `One to three years, in stages of ${budgets.stage}`,
    price: bounds(coreReplacement.price),
    duration: bounds(coreReplacement.years),
    unit: "year",
    perUnit: coreReplacement.stagesPerYear,
    block:
      "One block is one stage, and one column is a year. The dimmed ones are the difference between the two prices.",
  },
];

/** The budgets that follow from the facts: "£63,000–£105,000". */
export function budgetsOf({
  firstVersion,
  coreReplacement,
  dayRates,
  daysPerMonth,
  webShopDays,
}: PriceFacts) {
  const rates = Object.values(dayRates);
  const week = teamWeek(dayRates);
  return {
    webMvp: poundRange(times(firstVersion.web, week)),
    mobileApp: poundRange(times(firstVersion.mobile, week)),
    crossPlatformApp: poundRange(times(firstVersion.crossPlatform, week)),
    webShop: poundRange(times(webShopDays, teamRate(dayRates))),
    coreReplacement: poundRange(bounds(coreReplacement.price)),
    dayRate: poundRange([Math.min(...rates), Math.max(...rates)]),
    teamDay: pounds(teamRate(dayRates)),
    teamWeek: pounds(week),
    personMonth: pounds(daysPerMonth * teamRate(dayRates)),
  };
}

/** The guide price of work that takes so many weeks or years: prices grow evenly from the shortest to the longest. */
function priceOf({ duration: [shortest, longest], price: [lowest, highest] }: Work, duration: number) {
  return pounds(lowest + ((highest - lowest) * (duration - shortest)) / (longest - shortest));
}

/** The guide prices for every whole duration, for placeholders such as `{prices.web.8}`. */
export const pricesByDuration = (facts: PriceFacts) =>
  Object.fromEntries(
    worksOf(facts).map((work) => {
      const [shortest, longest] = work.duration;
      const durations = Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index);
      return [work.slug, Object.fromEntries(durations.map((each) => [each, priceOf(work, each)]))];
    }),
  );
