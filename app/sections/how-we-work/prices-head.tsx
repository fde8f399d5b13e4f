import "../../styles/price-scale.css";
import type { CSSProperties, ReactNode } from "react";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { percent } from "../../ui/coordinates.ts";
import { CompanyHead } from "../company/company-head.tsx";

type PricesHeadProps = {
  title: string;
  lead?: string | undefined;
  heading: string;
  marks: { at: number; name: string }[];
  ranges: { name: string; price: string; from: number; to: number }[];
  /** The price guide, below the scale. */
  children: ReactNode;
};

/** A company head above the prices of our work, as ranges on one scale. Styles: price-scale.css. */
export function PricesHead({ heading, marks, ranges, children, ...texts }: PricesHeadProps) {
  return (
    <CompanyHead {...texts}>
      <div className="wrap relative mt-6 max-lg:w-auto lg:mt-9">
        <div className="bg-sunken px-gutter pt-6 pb-7 lg:ml-[calc(50%-50vw)] lg:py-7 lg:pr-16 lg:pl-[calc(50vw-50%)]">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 lg:mb-5">
            <p className="font-display text-card text-ink">{heading}</p>
            <ArrowLink href="#pricing">All prices</ArrowLink>
          </div>
          <div className="price-scale">
            <dl>
              {ranges.map(({ name, price, from, to }) => (
                <div
                  key={name}
                  data-ends-late={to > 80 || undefined}
                  style={{ "--from": percent(from), "--to": percent(to) } as CSSProperties}
                >
                  <dt className="font-medium text-ink">{name}</dt>
                  <dd className="price-scale-range">{price}</dd>
                </div>
              ))}
            </dl>
            <div aria-hidden="true" className="price-scale-marks">
              {marks.map(({ at, name }) => (
                <span key={name} style={{ left: percent(at) }}>
                  {name}
                </span>
              ))}
            </div>
          </div>
        </div>
      </div>
      <div className="wrap mt-7">{children}</div>
    </CompanyHead>
  );
}
