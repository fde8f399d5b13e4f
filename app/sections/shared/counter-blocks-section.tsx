import type { Counter } from "../../content/counters.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { CounterFigure } from "./counter-figure.tsx";

/** The blocks below the first three, which share the width of the wall. */
const lowerBlocks: Record<number, string> = {
  4: "sm:nth-4:col-span-6",
  5: "sm:nth-[n+4]:col-span-3",
};

/** The counters as two courses of a wall, beside the heading. */
export function CounterBlocksSection({ counters }: { counters: Counter[] }) {
  return (
    <section className="band" data-space="tight">
      <div className="wrap columns-12 gap-y-2">
        <div className="flex flex-wrap items-center justify-between gap-x-8 lg:col-span-3 lg:flex-col lg:items-start">
          <h2 id="in-figures" className="font-sans font-semibold text-quiet text-sm tracking-normal">
            In figures
          </h2>
          <ArrowLink href="/our-story#how-we-count">How we count</ArrowLink>
        </div>
        <ul className="grid gap-0.5 xs:grid-cols-2 sm:grid-cols-6 lg:col-span-9">
          {counters.map(({ value, plus, label }) => (
            <li
              key={label}
              className={`group flex flex-col gap-x-3.5 gap-y-2 rounded-xs bg-brand-soft p-4 first:bg-brand max-sm:first:col-span-full sm:col-span-2 sm:p-5 xl:flex-row xl:items-baseline xl:p-6 ${lowerBlocks[counters.length] ?? ""}`}
            >
              <CounterFigure
                value={value}
                plus={plus}
                className="text-[length:min(2.625rem,9.5vw)]/[0.9] text-ink group-first:text-on-brand md:text-[length:min(var(--text-heading),5vw)]/[0.9]"
              />{" "}
              <p className="text-sm group-first:text-on-brand">{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
