import type { ServiceQuote } from "../../content/services.ts";
import { Avatar } from "../../ui/avatar.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { StarRating } from "../../ui/star-rating.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";

export function QuotesSection({ quotes, ...head }: HeadTexts & { quotes: ServiceQuote[] }) {
  return (
    <Section {...head} tone="sunken" space="tight">
      <SwipeRow label={head.label ?? head.heading}>
        <div className="grid gap-6 lg:grid-cols-3">
          {quotes.map(({ name, role, image, rating, quote, quoteIconClass }) => (
            <figure
              key={name}
              className="grid gap-6 rounded-md border border-line bg-surface p-5 max-sm:grid-rows-[auto_1fr_auto] max-sm:gap-4 sm:p-8 lg:row-span-3 lg:grid-rows-subgrid"
            >
              <div className="flex items-start justify-between gap-4">
                <StarRating rating={rating} />
                <Icon name={quoteIconClass} className="size-8 text-brand" />
              </div>
              <blockquote className="font-display text-[1.25rem] text-ink leading-snug tracking-[-0.012em]">
                <p>{quote}</p>
              </blockquote>
              <figcaption className="flex items-start gap-4 border-line border-t pt-6 leading-snug">
                <Avatar person={image} />
                <span>
                  <b className="block font-strong text-ink">{name}</b>
                  <span className="text-quiet text-sm">{role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </SwipeRow>
    </Section>
  );
}
