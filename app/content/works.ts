import { type Bounds, poundRange, pounds } from "./pounds.ts";
import type { Facts } from "./schema/facts.ts";

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

export type PriceFacts = Pick<Facts, "firstVersion" | "coreReplacement" | "budgets">;

const bounds = ({ from, to }: { from: number; to: number }): Bounds => [from, to];

const teamWork = (
  slug: string,
  name: string,
  { weeks, people, price }: Facts["firstVersion"]["web"],
): Work => ({
  slug,
  name,
  note: `${weeks.from}–${weeks.to} weeks, a team of three`,
  price: bounds(price),
  duration: bounds(weeks),
  unit: "week",
  perUnit: people,
  block: "One block is one person for a week. The dimmed ones are the difference between the two prices.",
});

export const worksOf = ({ firstVersion, coreReplacement, budgets }: PriceFacts): Work[] => [
  teamWork("web", "First web version", firstVersion.web),
  teamWork("mobile", "Mobile app", firstVersion.mobile),
  teamWork("cross-platform", "Cross-platform app", firstVersion.crossPlatform),
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

/** The budgets that follow from the facts: "£60,000–£110,000". */
export const budgetsOf = ({ firstVersion, coreReplacement }: PriceFacts) => ({
  webMvp: poundRange(bounds(firstVersion.web.price)),
  mobileApp: poundRange(bounds(firstVersion.mobile.price)),
  crossPlatformApp: poundRange(bounds(firstVersion.crossPlatform.price)),
  coreReplacement: poundRange(bounds(coreReplacement.price)),
});

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
