import { scaleLinear, scalePoint } from "d3-scale";
import { percent, rounded } from "../../app/ui/coordinates.ts";

type LineChartProps = {
  title: string;
  /** The label of a point is for the axis, where there is little room. */
  points: readonly { name: string; label: string; value: number }[];
};

const LABELS_AT_MOST = 4;
const number = new Intl.NumberFormat("en-GB");

/** A line over time, above a baseline of zero. Its figures must be on the page as a table, too. */
export function LineChart({ title, points }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const highest = Math.max(...values, 1);
  const y = scaleLinear().domain([0, highest]).nice(4).range([84, 12]);
  const x = scalePoint()
    .domain(points.map(({ name }) => name))
    .range([9, 97]);
  const across = (name = "") => x(name) ?? 0;
  const last = points.at(-1);
  const peak = points.find(({ value }) => value === Math.max(...values));
  const marked = [...new Set([peak, last])].filter((point) => point !== undefined);
  // A line that falls to its end would run through a number above it, and another number may be there.
  const isFalling = (values.at(-2) ?? 0) > (last?.value ?? 0);
  const isLastBelow = isFalling || (peak !== last && points.slice(-4).some((point) => point === peak));
  const step = Math.ceil(points.length / LABELS_AT_MOST);
  const summary = `${title} by week. Most: ${peak?.value ?? 0} in ${peak?.name}. Latest: ${last?.value ?? 0} in ${last?.name}.`;
  return (
    <figure className="min-w-0 rounded-md border border-line bg-surface p-4 sm:p-5">
      <figcaption className="mb-2 font-semibold text-ink">{title}</figcaption>
      <div role="img" aria-label={summary}>
        <svg className="h-52 w-full overflow-visible lg:h-60" aria-hidden="true">
          {y
            .ticks(4)
            .filter(Number.isInteger)
            .map((tick) => (
              <g key={tick}>
                <line
                  x1="0"
                  x2="100%"
                  y1={percent(y(tick))}
                  y2={percent(y(tick))}
                  className={tick === 0 ? "stroke-field" : "stroke-line"}
                />
                <text x="0" y={percent(y(tick))} dy="-5" className="fill-quiet text-xs tabular-nums">
                  {number.format(tick)}
                </text>
              </g>
            ))}
          {points.map(
            ({ name, label }, index) =>
              (points.length - 1 - index) % step === 0 && (
                <text
                  key={name}
                  x={percent(across(name))}
                  y="97%"
                  textAnchor={index === points.length - 1 && index > 0 ? "end" : "middle"}
                  className="fill-quiet text-xs"
                >
                  {label}
                </text>
              ),
          )}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
            <polyline
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-[2.5] stroke-brand forced-colors:stroke-[Highlight]"
              strokeLinejoin="round"
              points={points
                .map(({ name, value }) => `${rounded(across(name))},${rounded(y(value))}`)
                .join(" ")}
            />
          </svg>
          {marked.map(({ name, value }) => (
            <g key={name}>
              <circle
                cx={percent(across(name))}
                cy={percent(y(value))}
                r="4.5"
                className="fill-brand forced-colors:fill-[Highlight]"
              />
              <text
                x={percent(across(name))}
                y={percent(y(value))}
                dy={name === last?.name && isLastBelow ? 22 : -10}
                textAnchor={across(name) > 90 ? "end" : "middle"}
                className="fill-ink stroke-4 stroke-surface font-semibold text-sm tabular-nums [paint-order:stroke] forced-colors:stroke-[Canvas]"
              >
                {number.format(value)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
