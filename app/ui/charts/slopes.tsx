import { rounded } from "../coordinates.ts";
import { amountIn } from "./amount.ts";
import type { Measure } from "./measures.ts";

/** A line from before to after for each measure, over a baseline of zero. */
export function Slopes({ measures }: { measures: Measure[] }) {
  return (
    <div className="grid gap-12 sm:grid-cols-2 sm:gap-10">
      {measures.map(({ name, unit, before, after, beforePeriod, afterPeriod }) => {
        const height = (value: number) => rounded(92 - (value / Math.max(before, after)) * 74);
        return (
          <div key={name}>
            <p className="font-semibold text-on-inverse">{name}</p>
            <svg className="draws mt-2 h-44 w-full sm:h-64 overflow-visible" aria-hidden="true">
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                width="100%"
                height="100%"
                aria-hidden="true"
              >
                <polygon
                  className="chart-area"
                  points={`12,92 12,${height(before)} 88,${height(after)} 88,92`}
                />
                <polyline
                  className="chart-line chart-stroke-after"
                  points={`12,${height(before)} 88,${height(after)}`}
                />
              </svg>
              <line x1="0" x2="100%" y1="92%" y2="92%" className="chart-axis" />
              <circle cx="12%" cy={`${height(before)}%`} r="7" className="chart-before" />
              <circle cx="88%" cy={`${height(after)}%`} r="7" className="chart-after" />
              <text
                x="12%"
                y={`${height(before)}%`}
                dy="-24"
                className="chart-value chart-middle text-[1.75rem]"
              >
                {amountIn(unit, before)}
              </text>
              <text
                x="88%"
                y={`${height(after)}%`}
                dy="-24"
                className="chart-value chart-middle text-[1.75rem]"
              >
                {amountIn(unit, after)}
              </text>
            </svg>
            <p className="flex justify-between gap-6 text-sm leading-tight">
              <span className="max-w-[45%]">{beforePeriod}</span>
              <span className="max-w-[45%] text-right">{afterPeriod}</span>
            </p>
          </div>
        );
      })}
    </div>
  );
}
