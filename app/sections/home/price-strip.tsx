import type { HomePage } from "../../content/pages/home.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";

/** Three prices in one row, which ends with the first screen on wide screens (hero.css). */
export function PriceStrip({ heading, prices, link }: HomePage["prices"]) {
  return (
    <div className="border-line border-b bg-surface">
      <div className="price-strip wrap grid gap-y-1 py-5 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,3fr))] lg:items-center lg:py-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 lg:grid lg:justify-start">
          <h2 id={headingId(heading)} className="text-card">
            {heading}
          </h2>
          <ArrowLink href={link.to}>{link.label}</ArrowLink>
        </div>
        <dl className="contents">
          {prices.map(({ work, price, note }) => (
            <div
              key={work}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-line py-2.5 max-lg:border-t lg:grid-cols-1 lg:border-l lg:py-1 lg:pl-8"
            >
              <dt className="font-medium text-ink text-sm">{work}</dt>
              <dd className="font-display font-heading text-[1.25rem] text-ink tabular-nums leading-tight tracking-[-0.02em] lg:text-subheading">
                {price}
              </dd>
              <dd className="col-span-full text-quiet text-sm">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
