import { amountIn } from "./amount.ts";
import { total, type Wholes } from "./wholes.ts";

const perLine = 10;

/** A square for each unit of two wholes, side by side. */
export function Squares({ unit, parts, rows }: Wholes) {
  return (
    <div className="grid grid-cols-2 gap-x-6 sm:gap-x-14">
      {rows.map(({ label, values }) => {
        const tones = parts.flatMap(({ tone }, part) => Array<string>(values[part] ?? 0).fill(tone));
        const lines = Math.ceil(total(values) / perLine);
        return (
          <div key={label}>
            <p className="mb-4 font-semibold text-on-inverse">{label}</p>
            <svg viewBox={`0 0 100 ${lines * perLine}`} className="w-full" aria-hidden="true">
              {tones.map((tone, index) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the squares have no other identity
                  key={index}
                  x={(index % perLine) * 10 + 0.6}
                  y={Math.floor(index / perLine) * 10 + 0.6}
                  width="8.8"
                  height="8.8"
                  rx="1"
                  className={`chart-${tone}`}
                />
              ))}
            </svg>
            <ul className="mt-4 grid gap-2 text-sm leading-tight">
              {parts.map(({ label: part, tone }, index) =>
                values[index] ? (
                  <li key={part} className="grid grid-cols-[auto_1fr] items-baseline gap-x-2.5">
                    <svg className="size-3.5 translate-y-0.5" aria-hidden="true">
                      <rect width="100%" height="100%" rx="2" className={`chart-${tone}`} />
                    </svg>
                    <span>
                      <b className="text-on-inverse">{amountIn(unit, values[index])}</b> {part}
                    </span>
                  </li>
                ) : null,
              )}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
