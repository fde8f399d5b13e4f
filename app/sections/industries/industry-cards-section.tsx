import { Fragment, type ReactNode } from "react";
import type { ListedIndustry } from "../../content/schema/industry.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { SwipeRow } from "../../ui/swipe-row.tsx";

type Layout = "home" | "overview";

type IndustryCardsProps = HeadTexts & {
  /** A link in the head. */
  action?: ReactNode;
  cards: ListedIndustry[];
  layout: Layout;
};

const grids = {
  home: "sm:grid-cols-2 lg:grid-cols-4",
  overview: "grid-cols-1 md:grid-cols-2 lg:grid-cols-3",
};

const wideAspects = {
  home: "aspect-[16/10] lg:aspect-[1100/540]",
  // With three columns, an aspect ratio of 3.26 makes the wide card's picture about as tall as the picture beside it.
  overview: "aspect-[16/10] md:aspect-[3.26]",
};

/** On the home page the first two cards are wide. On the overview the last is wide, so that 11 cards fill all rows. */
const isWide = (layout: Layout, index: number, count: number) =>
  layout === "home" ? index < 2 : index === count - 1;

/** On phones, the cards on the home page are two rows to swipe. */
export function IndustryCardsSection({ cards, layout, ...head }: IndustryCardsProps) {
  const list = (
    <ul className={`rise grid gap-4 lg:gap-6 ${grids[layout]}`}>
      {cards.map((card, index) => {
        const wide = isWide(layout, index, cards.length);
        return (
          <li
            key={card.key}
            className={`grid ${wide ? (layout === "home" ? "lg:col-span-2" : "md:col-span-2") : ""}`}
          >
            <Card card={card} layout={layout} wide={wide} />
          </li>
        );
      })}
    </ul>
  );
  return (
    <Section {...head}>
      {layout === "home" ? (
        <SwipeRow rows={2} label={head.label ?? head.heading} itemWidth="min(54vw,14rem)">
          {list}
        </SwipeRow>
      ) : (
        list
      )}
    </Section>
  );
}

function Card({ card, layout, wide }: { card: ListedIndustry; layout: Layout; wide: boolean }) {
  const { name, fact, summary, picture, path } = card;
  const small = layout === "home" && !wide;
  const title = <BreakableName name={name} />;
  return (
    <article
      className={`group/card relative grid grid-rows-[auto_1fr] rounded-md border border-line bg-surface ${path ? "transition-[border-color,box-shadow] hover:border-field hover:shadow-raised" : ""}`}
    >
      <div className="overflow-hidden rounded-t-md">
        <Picture
          {...picture}
          sizes={
            wide
              ? "(width < 64rem) 100vw, 40rem"
              : small
                ? "(width < 64rem) 50vw, 19rem"
                : "(width < 48rem) 100vw, (width < 64rem) 50vw, 26rem"
          }
          className={`h-full w-full object-cover ${wide ? wideAspects[layout] : "aspect-[16/10]"} ${path ? "transition-transform duration-700 ease-settle group-hover/card:scale-[1.03]" : ""}`}
        />
      </div>
      <div
        className={`grid grid-cols-1 content-start gap-1.5 ${layout === "home" ? "p-3.5 sm:p-4 lg:p-5" : "p-5 lg:px-6"} ${path && layout === "overview" ? "pb-2 lg:pb-3" : ""}`}
      >
        <h3 className={`text-card ${small ? "max-[22rem]:hyphens-auto max-sm:text-[1.0625rem]" : ""}`}>
          {path && layout === "home" ? (
            <a href={path} className="cover-link min-w-0">
              {title}
            </a>
          ) : (
            <span className="min-w-0">{title}</span>
          )}
        </h3>
        <p className="text-sm">{layout === "home" ? fact : summary}</p>
        {path && layout === "overview" && (
          <a
            href={path}
            className="cover-link mt-1 inline-flex min-h-touch items-center self-end font-strong text-[1rem] text-brand underline-offset-4 group-hover/card:underline"
          >
            Read More<span className="sr-only">: {name}</span>
          </a>
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
