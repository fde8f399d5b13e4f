import { type Bounds, poundRange, pounds } from "./pounds.ts";
import { pricingPlans } from "./pricing.ts";
import { promises } from "./promises.ts";

const { budgets, coreReplacement, firstVersion, upkeepPercent } = promises;

/** A kind of work that gets dearer the longer it takes. All its prices, in the guide and in the table, come from here. */
type Work = {
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

const DAYS_PER_WEEK = 5;

const teamWork = (
  slug: string,
  name: string,
  { weeks, people, price }: { weeks: Bounds; people: number; price: Bounds },
): Work => ({
  slug,
  name,
  note: `${weeks.join("–")} weeks, a team of three`,
  price,
  duration: weeks,
  unit: "week",
  perUnit: people,
  block: "One block is one person for a week. The dimmed ones are the difference between the two prices.",
});

const works: Work[] = [
  teamWork("web", "First web version", firstVersion.web),
  teamWork("mobile", "Mobile app", firstVersion.mobile),
  teamWork("cross-platform", "Cross-platform app", firstVersion.crossPlatform),
  {
    slug: "core",
    name: "Replacing a core system",
    note: `One to three years, in stages of ${budgets.stage}`,
    price: coreReplacement.price,
    duration: coreReplacement.years,
    unit: "year",
    perUnit: coreReplacement.stagesPerYear,
    block:
      "One block is one stage, and one column is a year. The dimmed ones are the difference between the two prices.",
  },
];

const middle = ([from, to]: Bounds) => (from + to) / 2;

/** Each size is a part of the range of durations, and the same part of the range of prices. */
const sizes = [
  {
    slug: "small",
    name: "Smaller",
    inTitle: "smaller",
    hint: "One kind of user, one system or site",
    part: (range: Bounds): Bounds => [range[0], middle(range)],
  },
  {
    slug: "large",
    name: "Larger",
    inTitle: "larger",
    hint: "Payments, offline use, several systems or sites",
    part: (range: Bounds): Bounds => [middle(range), range[1]],
  },
  {
    slug: "unsure",
    name: "Not sure yet",
    inTitle: "any size",
    hint: "The whole range, as in the table",
    part: (range: Bounds) => range,
  },
];

const hostingOptions = [
  {
    slug: "own-staff",
    name: "Our own staff",
    sum: "Your own staff look after it. Teaching them is part of the plan and takes about a month.",
    price: "£0",
    line: "our own staff look after it",
  },
  ...pricingPlans.map(({ slug, name, price, pounds: perMonth, sentence }) => ({
    slug,
    name: `${name} plan`,
    sum: `${sentence} 12 months × ${perMonth} (${price})`,
    price: pounds(12 * Number(perMonth.slice(1))),
    line: `${name} care plan, ${price} a month (about ${perMonth})`,
  })),
];

/** "6–8 weeks". */
const spanOf = ({ unit }: Work, bounds: Bounds) => `${bounds.join("–")} ${unit}s`;

/** "3 people × 6 weeks × 5 days = 90 days at £667". */
function sumOf({ unit, perUnit }: Work, duration: number, price: number) {
  const time = `${duration} ${unit}${duration === 1 ? "" : "s"}`;
  if (unit === "year") {
    const stages = duration * perUnit;
    return `${time} × ${perUnit} stages = ${stages} stages at ${pounds(price / stages)}`;
  }
  const days = perUnit * duration * DAYS_PER_WEEK;
  return `${perUnit} people × ${time} × ${DAYS_PER_WEEK} days = ${days} days at ${pounds(Math.round(price / days))}`;
}

function estimate(work: Work, { slug, inTitle, part }: (typeof sizes)[number]) {
  const [shortest, longest] = part(work.duration);
  const [lowest, highest] = part(work.price);
  return {
    size: slug,
    title: `${work.name}, ${inTitle}`,
    price: poundRange([lowest, highest]),
    span: spanOf(work, [shortest, longest]),
    sums: [
      { bound: "At least", sum: sumOf(work, shortest, lowest), price: pounds(lowest) },
      { bound: "At most", sum: sumOf(work, longest, highest), price: pounds(highest) },
    ],
    upkeep: poundRange([(lowest * upkeepPercent[0]) / 100, (highest * upkeepPercent[1]) / 100]),
    certain: shortest,
    possible: longest,
  };
}

const widestTeamWork = Math.max(
  ...works.filter(({ unit }) => unit === "week").map(({ duration }) => duration[1]),
);

/** What the visitor can choose, with the result of every choice. */
export const priceGuide = {
  works: works.map((work) => ({
    slug: work.slug,
    name: work.name,
    note: work.note,
    price: poundRange(work.price),
    rows: work.perUnit,
    /** The walls of blocks of all team work have the same width, so that they can be compared. */
    columns: work.unit === "week" ? widestTeamWork : work.duration[1],
    block: work.block,
    estimates: sizes.map((size) => estimate(work, size)),
  })),
  sizes: sizes.map(({ slug, name, hint }) => ({ slug, name, hint })),
  hostingOptions,
};

/** The guide price of work that takes so many weeks or years: prices grow evenly from the shortest to the longest. */
export function priceOf(slug: string, duration: number) {
  const work = works.find((each) => each.slug === slug);
  if (!work) throw new Error(`The price guide has no work "${slug}".`);
  const [shortest, longest] = work.duration;
  const [lowest, highest] = work.price;
  return pounds(lowest + ((highest - lowest) * (duration - shortest)) / (longest - shortest));
}

/** The subject and message of the contact form for choices in the guide such as ?work=web&size=small&hosting=basic. */
export function estimateMessage(query: URLSearchParams) {
  const work = priceGuide.works.find(({ slug }) => slug === query.get("work"));
  const result = work?.estimates.find(({ size }) => size === query.get("size"));
  const hosting = hostingOptions.find(({ slug }) => slug === query.get("hosting"));
  if (!work || !result || !hosting) return undefined;
  return {
    subject: `${work.name}, ${result.price}`,
    message: [
      "From your price guide:",
      `Work: ${result.title}, ${result.span}`,
      `Price: ${result.price} before VAT`,
      `Hosting: ${hosting.line}`,
      "",
      "About our project: ",
    ].join("\n"),
  };
}
