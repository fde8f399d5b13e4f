import { Fragment } from "react";
import type { IndustryCard } from "../../content/schema/industry.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

type Layout = "home" | "overview";

type IndustryCardsProps = HeadTexts & {
  cards: IndustryCard[];
  layout: Layout;
};

const grids = {
  home: "grid-cols-1 xs:grid-cols-2 lg:grid-cols-4",
  overview: "grid-cols-1 md:grid-cols-2 lg:grid-cols-3",
};

const wideAspects = {
  home: "aspect-[1100/560] sm:aspect-[16/10] lg:aspect-[1100/540]",
  // With three columns, an aspect ratio of 3.26 makes the wide card's picture about as tall as the picture beside it.
  overview: "aspect-[16/10] md:aspect-[3.26]",
};

/** On the home page the first two cards are wide. On the overview the last is wide, so that 11 cards fill all rows. */
const isWide = (layout: Layout, index: number, count: number) =>
  layout === "home" ? index < 2 : index === count - 1;

export function IndustryCardsSection({ cards, layout, ...head }: IndustryCardsProps) {
  return (
    <Section {...head}>
      <ul className={`grid gap-4 lg:gap-6 ${grids[layout]}`}>
        {cards.map((card, index) => {
          const wide = isWide(layout, index, cards.length);
          return (
            <li
              key={card.key}
              className={`grid ${wide ? (layout === "home" ? "xs:max-sm:col-span-2 lg:col-span-2" : "md:col-span-2") : ""}`}
            >
              <Card card={card} layout={layout} wide={wide} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Card({ card, layout, wide }: { card: IndustryCard; layout: Layout; wide: boolean }) {
  const { name, key, fact, summary, picture, linked } = card;
  const small = layout === "home" && !wide;
  const title = <BreakableName name={name} />;
  return (
    <article
      className={`group/card relative grid grid-rows-[auto_1fr] overflow-hidden rounded-md border border-line bg-surface ${linked ? "transition-[border-color,box-shadow] hover:border-field hover:shadow-raised" : ""}`}
    >
      <div className="overflow-hidden">
        <Picture
          {...picture}
          sizes={
            wide
              ? "(width < 64rem) 100vw, 40rem"
              : small
                ? "(width < 64rem) 50vw, 19rem"
                : "(width < 48rem) 100vw, (width < 64rem) 50vw, 26rem"
          }
          className={`h-full w-full object-cover ${wide ? wideAspects[layout] : "aspect-[16/10]"} ${linked ? "transition-transform duration-700 ease-settle group-hover/card:scale-[1.03]" : ""}`}
        />
      </div>
      <div
        className={`grid grid-cols-1 content-start gap-1.5 ${small ? "p-4 lg:p-5" : "p-5 lg:px-6"} ${linked && layout === "overview" ? "pb-2 lg:pb-3" : ""}`}
      >
        <h3
          className={`flex items-start justify-between gap-4 text-card ${small ? "max-[22rem]:hyphens-auto max-sm:text-[1.0625rem]" : ""}`}
        >
          {linked && layout === "home" ? (
            <>
              <a href={`/industries/${key}`} className="cover-link min-w-0">
                {title}
              </a>
              <Icon
                name="arrow-up-right"
                className={`size-5.5 text-brand transition-transform duration-(--duration-base) group-hover/card:translate-x-0.5 group-hover/card:-translate-y-0.5 ${small ? "max-sm:hidden" : ""}`}
              />
            </>
          ) : (
            <span className="min-w-0">{title}</span>
          )}
        </h3>
        <p className="text-sm">{layout === "home" ? fact : summary}</p>
        {linked && layout === "overview" && (
          <ArrowLink href={`/industries/${key}`} className="cover-link mt-1 self-end">
            Read More<span className="sr-only">: {name}</span>
          </ArrowLink>
        )}
      </div>
    </article>
  );
}

/** Allows a line break after the slash in a name such as "Education/eLearning". */
function BreakableName({ name }: { name: string }) {
  return name.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
