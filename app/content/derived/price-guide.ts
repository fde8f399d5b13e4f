import { facts } from "../facts.ts";
import { type Bounds, poundRange, pounds } from "./pounds.ts";
import { pricingPlans } from "./pricing.ts";
import { DAYS_PER_WEEK, type Work, worksOf } from "./works.ts";

const { upkeepPercent } = facts.value;
const works = worksOf(facts.value);

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

const careOptions = [
  {
    slug: "own-staff",
    name: "Our own staff",
    sum: "Your own staff look after it. Teaching them is part of the plan and takes about a month.",
    price: "£0",
    line: "our own staff look after it",
  },
  ...pricingPlans.map(({ slug, name, price, pounds: perMonth, poundsPerYear, sentence }) => ({
    slug,
    name: `${name} plan`,
    sum: `${sentence} 12 months × ${perMonth} (${price})`,
    price: pounds(poundsPerYear),
    line: `${name} care plan, ${price} a month (about ${perMonth})`,
  })),
];

/** "6–8 weeks". */
const spanOf = ({ unit }: Work, bounds: Bounds) => `${bounds.join("–")} ${unit}s`;

/** "3 people × 6 weeks × 5 days = 90 days at £700". */
function sumOf({ unit, perUnit }: Work, duration: number, price: number) {
  const time = `${duration} ${unit}${duration === 1 ? "" : "s"}`;
  if (unit === "year") {
    const stages = duration * perUnit;
    return `${time} × ${perUnit} stages = ${stages} stages at ${pounds(price / stages)}`;
  }
  const days = perUnit * duration * DAYS_PER_WEEK;
  return `${perUnit} people × ${time} × ${DAYS_PER_WEEK} days = ${days} days at ${pounds(price / days)}`;
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
    upkeep: poundRange([(lowest * upkeepPercent.from) / 100, (highest * upkeepPercent.to) / 100]),
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
  careOptions,
};

/** The subject and message of the contact form for choices in the guide such as ?work=web&size=small&care=basic. */
export function estimateMessage(query: URLSearchParams) {
  const work = priceGuide.works.find(({ slug }) => slug === query.get("work"));
  const result = work?.estimates.find(({ size }) => size === query.get("size"));
  const care = careOptions.find(({ slug }) => slug === query.get("care"));
  if (!work || !result || !care) return undefined;
  return {
    subject: `${work.name}, ${result.price}`,
    message: [
      "From your price guide:",
      `Work: ${result.title}, ${result.span}`,
      `Price: ${result.price} before VAT`,
      `Care: ${care.line}`,
      "",
      "About our project: ",
    ].join("\n"),
  };
}
