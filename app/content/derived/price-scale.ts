import { facts } from "../facts.ts";
import { poundRange, roundPounds } from "./pounds.ts";
import { worksOf } from "./works.ts";

const works = worksOf(facts.value).toSorted((one, other) => one.price[0] - other.price[0]);

const steps = [4, 5, 6].flatMap((zeros) => [1, 2, 5].map((digit) => digit * 10 ** zeros));
const lowest = Math.min(...works.map(({ price }) => price[0]));
const highest = Math.max(...works.map(({ price }) => price[1]));
const marks = steps.filter(
  (step, index) => (steps[index + 1] ?? step) > lowest && (steps[index - 1] ?? step) < highest,
);

const [start = lowest, end = highest] = [marks.at(0), marks.at(-1)];

/** How far along the scale an amount is, in percent. The scale is logarithmic. */
const place = (amount: number) => (100 * Math.log(amount / start)) / Math.log(end / start);

/** The prices of the works in the price guide as ranges on one scale, the cheapest first. */
export const priceScale = {
  marks: marks.map((amount) => ({
    at: place(amount),
    name: roundPounds(amount).replace(" million", "m"),
  })),
  ranges: works.map(({ name, price }) => ({
    name,
    price: poundRange(price),
    from: place(price[0]),
    to: place(price[1]),
  })),
};
