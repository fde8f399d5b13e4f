import { percent } from "../coordinates.ts";
import { amountIn } from "./amount.ts";
import type { ChartTable } from "./chart-figure.tsx";

export type DotPairsProps = {
  unit: string;
  beforePeriod: string;
  afterPeriod: string;
  rows: { label: string; before: number; after: number }[];
};

export const dotPairsTable = ({ unit, beforePeriod, afterPeriod, rows }: DotPairsProps): ChartTable => ({
  head: [unit, beforePeriod, afterPeriod],
  rows: rows.map(({ label, before, after }) => [label, amountIn(unit, before), amountIn(unit, after)]),
});

/** Two dots for each row, joined by a line. */
export function DotPairs({ unit, beforePeriod, afterPeriod, rows }: DotPairsProps) {
  const highest = Math.max(...rows.flatMap(({ before, after }) => [before, after]));
  const position = (value: number) => percent((value / highest) * 94);
  const legend = [
    { period: beforePeriod, look: "chart-before" },
    { period: afterPeriod, look: "chart-after" },
  ];
  return (
    <div>
      <ul className="mb-5 flex flex-wrap gap-x-7 gap-y-2 text-sm">
        {legend.map(({ period, look }) => (
          <li key={look} className="flex items-center gap-2.5">
            <svg className="size-3.5" aria-hidden="true">
              <circle cx="50%" cy="50%" r="7" className={look} />
            </svg>
            {period}
          </li>
        ))}
        <li>{unit}</li>
      </ul>
      {rows.map(({ label, before, after }) => (
        <div
          key={label}
          className="grid grid-cols-[8rem_1fr] items-center border-inverse-line border-t sm:grid-cols-[11rem_1fr]"
        >
          <p className="text-on-inverse text-sm leading-tight">{label}</p>
          <svg className="draws h-11 w-full" aria-hidden="true">
            <line x1={position(after)} x2={position(before)} y1="50%" y2="50%" className="chart-link" />
            <circle cx={position(before)} cy="50%" r="13" className="chart-before" />
            <circle cx={position(after)} cy="50%" r="13" className="chart-after" />
            <text x={position(before)} y="50%" className="chart-value chart-middle chart-on-sky text-sm">
              {amountIn(unit, before)}
            </text>
            <text x={position(after)} y="50%" className="chart-value chart-middle chart-on-accent text-sm">
              {amountIn(unit, after)}
            </text>
          </svg>
        </div>
      ))}
    </div>
  );
}
