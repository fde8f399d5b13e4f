import type { Counter } from "../../content/counters.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { CounterFigure } from "./counter-figure.tsx";

/** The grid columns for three and five counters. On phones, five are in rows of three and two. */
const columns: Record<number, string> = {
  3: "xs:grid-cols-[1fr_1fr_auto] md:grid-cols-3",
  5: "xs:max-md:grid-cols-3 md:grid-cols-5",
};

export function CountersSection({ counters }: { counters: Counter[] }) {
  return (
    <section className="band" data-tone="inverse" data-space="tight" data-inverse>
      <div className="wrap mb-5 flex flex-wrap items-center justify-between gap-x-8 md:-mt-6 md:mb-3">
        <h2 id="in-figures" className="font-sans font-semibold text-on-inverse text-sm tracking-normal">
          In figures
        </h2>
        <ArrowLink href="/our-story#how-we-count">How we count</ArrowLink>
      </div>
      <ul
        className={`wrap grid grid-cols-1 gap-x-4 gap-y-7 md:-mb-6 md:gap-x-0 ${columns[counters.length] ?? "md:grid-cols-4"}`}
      >
        {counters.map(({ value, plus, label }, index) => (
          <li
            key={label}
            className="flex flex-col gap-2.5 border-inverse-line md:gap-4.5 md:border-l md:pl-[min(2rem,2.2vw)] md:first:border-0 md:first:pl-0"
          >
            <CounterFigure
              value={value}
              plus={plus}
              className={`text-[length:min(2.625rem,9.5vw)]/[0.9] md:text-[length:min(var(--text-stat),5.2vw)]/[0.9] ${index === 0 ? "text-accent" : "text-on-inverse"}`}
            />{" "}
            <p className="max-w-60 text-[1rem] leading-normal max-md:text-sm">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
