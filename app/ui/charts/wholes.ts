import { amountIn } from "./amount.ts";
import type { ChartTable } from "./chart-figure.tsx";

type Tone = "accent" | "sky" | "blue" | "quiet";

/** Wholes that are made of the same parts. The values of a row are in the order of `parts`. */
export type Wholes = {
  unit: string;
  parts: { label: string; tone: Tone }[];
  rows: { label: string; values: number[] }[];
};

export const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

export const wholesTable = ({ unit, parts, rows }: Wholes): ChartTable => ({
  head: [unit, ...rows.map(({ label }) => label)],
  rows: [
    ...parts.map(({ label }, part) => [
      label,
      ...rows.map(({ values }) => amountIn(unit, values[part] ?? 0)),
    ]),
    ["Total", ...rows.map(({ values }) => amountIn(unit, total(values)))],
  ],
});
