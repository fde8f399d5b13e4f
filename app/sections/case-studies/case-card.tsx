import type { CaseStudy } from "../../content/schema/work.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { Picture } from "../../ui/picture.tsx";

export type CaseCardTexts = Pick<CaseStudy, "slug" | "path" | "title" | "industry" | "summary" | "image"> & {
  client?: string;
};

type CaseCardProps = {
  study: CaseCardTexts;
  /** The card's width in a grid of two columns, or of four on wide screens. */
  width: "narrow" | "wide" | "full";
};

const columns = { narrow: "", wide: "md:col-span-2", full: "md:col-span-2 lg:col-span-4" };

const sizes = {
  narrow: "(width < 48rem) 100vw, (width < 64rem) 50vw, 19rem",
  wide: "(width < 80rem) 100vw, 40rem",
  full: "(width < 80rem) 100vw, 80rem",
};

/** A case study with a picture. All pictures have the same height. */
export function CaseCard({ study, width }: CaseCardProps) {
  const { slug, path, title, client, industry, summary, image } = study;
  const titleId = `case-${slug}`;
  return (
    <article
      className={`group relative grid grid-rows-[auto_auto_auto_1fr] justify-items-start rounded-md ${columns[width]}`}
    >
      <div className="mb-3 h-42 w-full overflow-hidden sm:mb-5 sm:h-64 rounded-md lg:h-90">
        <Picture
          {...image}
          sizes={sizes[width]}
          className="size-full object-cover transition-transform duration-700 ease-settle group-hover:scale-103"
        />
      </div>
      <p className="font-semibold text-brand text-sm">{client ? `${client}, ${industry}` : industry}</p>
      <h3 id={titleId} className="mt-1 text-subheading sm:mt-2">
        {title}
      </h3>
      <p className="mt-2 max-w-[34rem] sm:mt-3">{summary}</p>
      <ArrowLink href={path} aria-describedby={titleId} className="cover-link sm:mt-2">
        Read Full Case Study
      </ArrowLink>
    </article>
  );
}
