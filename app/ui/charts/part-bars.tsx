import { percent } from "../coordinates.ts";
import { amountIn } from "./amount.ts";
import { total, type Wholes } from "./wholes.ts";

/** A bar for each whole, divided into its parts. The bars have the same scale. */
export function PartBars({ unit, parts, rows }: Wholes) {
  const longest = Math.max(...rows.map(({ values }) => total(values)));
  return (
    <div>
      <ul className="mb-8 flex flex-wrap gap-x-7 gap-y-2 text-sm">
        {parts.map(({ label, tone }) => (
          <li key={label} className="flex items-center gap-2.5">
            <svg className="size-3.5" aria-hidden="true">
              <rect width="100%" height="100%" rx="2" className={`chart-${tone}`} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div className="grid gap-8">
        {rows.map(({ label, values }) => (
          <div key={label}>
            <p className="mb-2 flex items-baseline justify-between gap-4 text-sm">
              {label}
              <b className="font-display font-title text-[1.5rem] text-on-inverse leading-none">
                {amountIn(unit, total(values))} {unit}
              </b>
            </p>
            <svg className="draws h-16 w-full lg:h-20" aria-hidden="true">
              {parts.map(({ label: part, tone }, index) => {
                const left = (total(values.slice(0, index)) / longest) * 100;
                const width = ((values[index] ?? 0) / longest) * 100;
                return (
                  <g key={part}>
                    <rect
                      x={percent(left)}
                      width={percent(width)}
                      height="100%"
                      className={`chart-${tone}`}
                    />
                    <line x1={percent(left)} x2={percent(left)} y1="0" y2="100%" className="chart-seam" />
                    <text
                      x={percent(left + width / 2)}
                      y="50%"
                      className={`chart-value chart-middle chart-on-${tone} text-[1.25rem]`}
                    >
                      {amountIn(unit, values[index] ?? 0)}
                    </text>
                  </g>
                );
              })}
            </svg>
          </div>
        ))}
      </div>
    </div>
  );
}
