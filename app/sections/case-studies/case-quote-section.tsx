import type { CaseStudy } from "../../content/case-studies.ts";
import { Portrait } from "../../ui/avatar.tsx";
import { StarRating } from "../../ui/star-rating.tsx";

type CaseQuoteSectionProps = Pick<CaseStudy, "technology" | "quote">;

/** The technologies used, then a client quote in large type, if there is one. */
export function CaseQuoteSection({ technology, quote }: CaseQuoteSectionProps) {
  return (
    <section className="band">
      <div className="wrap columns-12 items-baseline gap-y-4 border-line not-last:border-b not-last:pb-10 lg:not-last:pb-14">
        <h2 id="technology" className="text-subheading lg:col-span-4">
          Technology
        </h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-2 text-ink text-lead lg:col-span-7 lg:col-start-6">
          {technology.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      {quote && (
        <div className="wrap columns-12 items-end gap-y-8 pt-12 sm:max-lg:grid-cols-[10rem_1fr] sm:max-lg:gap-x-10 lg:pt-20">
          <Portrait
            person={quote.image}
            sizes="(width < 64rem) 10rem, 18rem"
            className="w-40 rounded-md lg:col-span-3 lg:w-full"
          />
          <figure className="grid gap-7 lg:col-span-8 lg:col-start-5">
            <StarRating rating={quote.rating} />
            <blockquote className="font-display text-[clamp(1.625rem,1.2rem+1.7vw,2.75rem)] text-ink leading-[1.14] tracking-[-0.022em]">
              <p>{quote.quote}</p>
            </blockquote>
            <figcaption>
              <b className="block font-strong text-ink">{quote.name}</b>
              <span className="text-quiet">{quote.role}</span>
            </figcaption>
          </figure>
        </div>
      )}
    </section>
  );
}
