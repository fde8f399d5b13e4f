import { scaleLinear, scalePoint } from "d3-scale";
import { percent, rounded } from "../coordinates.ts";
import { amountsIn, tickIn } from "./amount.ts";
import type { ChartTable } from "./chart-figure.tsx";

export type LinesProps = {
  unit: string;
  times: string[];
  /** One line, or an earlier and a later one. */
  series: { label: string; values: number[] }[];
  events: { time: string; label: string }[];
};

export const linesTable = ({ unit, times, series }: LinesProps): ChartTable => ({
  head: [unit, ...series.map(({ label }) => label)],
  rows: times.map((time, index) => [
    time,
    ...series.map(({ values }) => amountsIn(unit, values)[index] ?? ""),
  ]),
});

const labelsAtMost = 5;
const above = -18;
const below = 22;

/** One or two lines over time, over a baseline of zero. */
export function Lines({ unit, times, series, events }: LinesProps) {
  const highest = Math.max(...series.flatMap(({ values }) => values));
  const y = scaleLinear().domain([0, highest]).nice(4).range([88, 8]);
  const x = scalePoint().domain(times).range([10, 97]);
  const across = (time = "") => x(time) ?? 0;
  const step = Math.ceil(times.length / labelsAtMost);
  const looks = series.length === 1 ? ["after"] : ["before", "after"];
  return (
    <div>
      {series.length > 1 && (
        <ul className="mb-4 flex flex-wrap gap-x-7 gap-y-2 text-sm">
          {series.map(({ label }, index) => (
            <li key={label} className="flex items-center gap-2.5">
              <svg className="h-3.5 w-6" aria-hidden="true">
                <line
                  x1="0"
                  x2="100%"
                  y1="50%"
                  y2="50%"
                  className={`chart-line chart-stroke-${looks[index]}`}
                />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <svg className="draws h-80 w-full overflow-visible lg:h-112" aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} className="chart-axis" />
            <text x="0" y={percent(y(tick))} dy="-6" className="chart-tick">
              {tickIn(unit, tick)}
            </text>
          </g>
        ))}
        {times.map(
          (time, index) =>
            index % step === 0 && (
              <text
                key={time}
                x={percent(across(time))}
                y="95%"
                className={`chart-tick ${index === times.length - 1 ? "chart-end" : "chart-middle"}`}
              >
                {time}
              </text>
            ),
        )}
        {events.map(({ time, label }) => (
          <g key={label}>
            <line
              x1={percent(across(time))}
              x2={percent(across(time))}
              y1="3%"
              y2="88%"
              className="chart-event"
            />
            <text
              x={percent(across(time))}
              y="3%"
              dx={across(time) < 50 ? 8 : -8}
              dy="4"
              className={`chart-note ${across(time) < 50 ? "" : "chart-end"}`}
            >
              {label}
            </text>
          </g>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          {series.map(({ label, values }, index) => (
            <polyline
              key={label}
              className={`chart-line chart-stroke-${looks[index]}`}
              points={values
                .map((value, at) => `${rounded(across(times[at]))},${rounded(y(value))}`)
                .join(" ")}
            />
          ))}
        </svg>
        {series.map(({ label, values }, index) =>
          [0, values.length - 1].map((at) => (
            <g key={`${label}${at}`}>
              <circle
                cx={percent(across(times[at]))}
                cy={percent(y(values[at] ?? 0))}
                r="6"
                className={`chart-${looks[index]}`}
              />
              <text
                x={percent(across(times[at]))}
                y={percent(y(values[at] ?? 0))}
                // A line that falls towards its end would run through a value above it.
                dy={
                  (looks[index] === "after" && series.length > 1) ||
                  (at > 0 && (values[at - 1] ?? 0) > (values[at] ?? 0))
                    ? below
                    : above
                }
                dx={at === 0 ? -6 : 8}
                className={`chart-value chart-halo text-[1.125rem] ${at === 0 ? "" : "chart-end"}`}
              >
                {amountsIn(unit, values)[at]}
              </text>
            </g>
          )),
        )}
      </svg>
    </div>
  );
}
