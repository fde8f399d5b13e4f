import type { CaseStudy } from "../../content/case-studies.ts";
import type { Proof } from "../../content/derived/proofs.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { ScreenStage } from "../shared/screen-stage.tsx";

export type CaseCardTexts = Proof &
  Pick<CaseStudy, "slug" | "industry" | "summary"> & { year: string; price: string; duration: string };

type CaseCardProps = {
  study: CaseCardTexts;
  /** The card's width in a grid of two columns, or of four on wide screens. */
  width: "narrow" | "wide" | "full";
};

const columns = { narrow: "", wide: "md:col-span-2", full: "md:col-span-2 lg:col-span-4" };

/** A case study with its screen, what it cost and how long it took. In a row of cards, each part is at the same height. */
export function CaseCard({ study, width }: CaseCardProps) {
  const { slug, path, title, client, industry, summary, year, price, duration } = study;
  const titleId = `case-${slug}`;
  return (
    <article
      className={`group relative grid grid-rows-[auto_auto_auto_1fr_auto_auto] justify-items-start rounded-md md:row-span-6 md:mb-14 md:grid-rows-subgrid md:gap-y-0 lg:mb-20 ${columns[width]}`}
    >
      <ScreenStage {...study} shape={width} className="mb-3 min-h-42 w-full sm:mb-5 sm:min-h-56 md:h-104" />
      <p className="font-semibold text-brand text-sm">{`${client}, ${industry}, ${year}`}</p>
      <h3 id={titleId} className="mt-1 text-subheading sm:mt-2">
        {title}
      </h3>
      <p className="mt-1.5 max-w-[34rem] max-sm:text-sm sm:mt-2">{summary}</p>
      <dl className="mt-3 flex w-full flex-wrap gap-x-8 gap-y-1 border-line border-t pt-2 text-sm sm:mt-4 sm:pt-3">
        {[
          ["Price", price],
          ["Duration", duration],
        ].map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink href={path} aria-describedby={titleId} className="cover-link">
        Read Full Case Study
      </ArrowLink>
    </article>
  );
}
