import { percent } from "../coordinates.ts";
import { amountIn } from "./amount.ts";
import type { Measure } from "./measures.ts";

/** Two bars for each measure. Each measure has a scale of its own, which begins at zero. */
export function PairedBars({ measures }: { measures: Measure[] }) {
  return (
    <div className="grid gap-10">
      {measures.map(({ name, unit, before, after, beforePeriod, afterPeriod }) => {
        const bars = [
          { period: beforePeriod, value: before, look: "chart-before" },
          { period: afterPeriod, value: after, look: "chart-after" },
        ];
        return (
          <div key={name}>
            <p className="mb-3 font-semibold text-on-inverse">{name}</p>
            {bars.map(({ period, value, look }) => (
              <div key={look} className="grid items-center gap-x-6 sm:grid-cols-[min(10rem,30%)_1fr]">
                <p className="pt-2 text-sm leading-tight sm:pt-0">{period}</p>
                <svg className="draws h-12 w-full" aria-hidden="true">
                  <rect
                    y="5"
                    width={percent((value / Math.max(before, after)) * 70)}
                    height="38"
                    rx="2"
                    className={look}
                  />
                  <text
                    x={percent((value / Math.max(before, after)) * 70)}
                    dx="12"
                    y="25"
                    className="chart-value text-[1.5rem]"
                  >
                    {amountIn(unit, value)}
                  </text>
                </svg>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
