import { amountIn } from "./amount.ts";
import type { ChartTable } from "./chart-figure.tsx";

/** Something measured twice. */
export type Measure = {
  name: string;
  unit: string;
  before: number;
  after: number;
  beforePeriod: string;
  afterPeriod: string;
};

export const measuresTable = (measures: Measure[]): ChartTable => ({
  head: ["", "Before", "After"],
  rows: measures.map(({ name, unit, before, after, beforePeriod, afterPeriod }) => [
    name,
    `${amountIn(unit, before)} (${beforePeriod})`,
    `${amountIn(unit, after)} (${afterPeriod})`,
  ]),
});
