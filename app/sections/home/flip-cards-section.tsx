import type { HomePage } from "../../content/pages/home.ts";
import "../../styles/flip-card.css";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Glyph } from "../../ui/icons/glyph.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";

type FlipCard = HomePage["flipCards"][number];

export function FlipCardsSection({ cards, ...head }: HeadTexts & { cards: FlipCard[] }) {
  return (
    <Section {...head}>
      <SwipeRow>
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
          {cards.map((card) => (
            <li key={card.title} className="grid grid-cols-1">
              <Card {...card} />
            </li>
          ))}
        </ul>
      </SwipeRow>
    </Section>
  );
}

/** Screen readers get both sides. The checkbox flips the card on touch screens, which can't hover. */
function Card({ title, text, glyph, to }: FlipCard) {
  return (
    <article className="flip-card">
      <input type="checkbox" aria-label={`Turn card: ${title}`} className="flip-toggle" />
      <div className="flip-turn">
        <div className="flip-side flip-front">
          <Glyph name={glyph} className="h-32 w-auto max-sm:justify-self-start sm:h-44" />
          <div className="flex items-end justify-between gap-4">
            <h3 id={headingId(title)} className="text-card">
              {title}
            </h3>
            <Icon name="rotate-cw" className="size-5 text-quiet" />
          </div>
        </div>
        <div className="flip-side flip-back">
          <p aria-hidden="true" className="flip-title font-display text-card">
            {title}
          </p>
          <p>{text}</p>
          <ArrowLink href={to} className="flip-link justify-self-start text-on-brand!">
            Read More<span className="sr-only">: {title}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
