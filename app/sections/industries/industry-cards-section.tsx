import { Fragment, type ReactNode } from "react";
import type { ListedIndustry } from "../../content/derived/listed-industries.ts";
import { ArrowLink } from "../../ui/controls/arrow-link.tsx";
import { FoldedList } from "../../ui/controls/folded-list.tsx";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

type Layout = "home" | "overview";

type IndustryCardsProps = HeadTexts & {
  /** A link in the head. */
  action?: ReactNode;
  cards: ListedIndustry[];
  layout: Layout;
};

const grids = {
  home: "sm:grid-cols-2 lg:grid-cols-4",
  overview: "sm:grid-cols-2 lg:grid-cols-3",
};

/** The shape of a card's picture. In the wide card of the overview, it fills its side of the card. */
const aspects = {
  home: { usual: "sm:aspect-[16/10]", wide: "sm:aspect-[16/10] lg:aspect-[1100/540]" },
  overview: {
    usual: "max-sm:aspect-square sm:aspect-[16/10]",
    wide: "max-sm:aspect-square sm:max-md:aspect-[16/10] md:h-full",
  },
};

/** On the home page the first two cards are wide. On the overview the last is wide, so that 11 cards fill all rows. */
const isWide = (layout: Layout, index: number, count: number) =>
  layout === "home" ? index < 2 : index === count - 1;

/** On phones, each card has its picture on the left, and most of those on the home page are folded. */
export function IndustryCardsSection({ cards, layout, ...head }: IndustryCardsProps) {
  const items = cards.map((card, index) => {
    const wide = isWide(layout, index, cards.length);
    return (
      <li
        key={card.key}
        className={`grid ${wide ? (layout === "home" ? "lg:col-span-2" : "md:col-span-2") : ""}`}
      >
        <Card card={card} layout={layout} wide={wide} />
      </li>
    );
  });
  return (
    <Section {...head}>
      {layout === "home" ? (
        <FoldedList
          first={items.slice(0, 4)}
          rest={items.slice(4)}
          className={`grid sm:gap-4 lg:gap-6 max-sm:[&_ul]:grid max-sm:[&_ul]:gap-2.5 ${grids.home}`}
        />
      ) : (
        <ul className={`grid gap-2.5 sm:gap-4 lg:gap-6 ${grids.overview}`}>{items}</ul>
      )}
    </Section>
  );
}

function Card({ card, layout, wide }: { card: ListedIndustry; layout: Layout; wide: boolean }) {
  const { name, fact, summary, picture, path } = card;
  const small = layout === "home" && !wide;
  const besideText = layout === "overview" && wide;
  const title = <BreakableName name={name} />;
  return (
    <article
      className={`group/card relative grid rounded-md border ${layout === "home" ? "max-sm:grid-cols-[min(7rem,32%)_minmax(0,1fr)]" : "max-sm:grid-cols-[min(8rem,36%)_minmax(0,1fr)]"} border-line bg-surface ${besideText ? "sm:max-md:grid-rows-[auto_1fr] md:grid-cols-[3fr_2fr]" : "sm:grid-rows-[auto_1fr]"} ${path ? "transition-[border-color,box-shadow] hover:border-field hover:shadow-raised" : ""}`}
    >
      <div
        className={`grid overflow-hidden bg-sunken max-sm:items-center max-sm:rounded-l-md ${besideText ? "sm:max-md:rounded-t-md md:rounded-l-md" : "sm:rounded-t-md"}`}
      >
        <Picture
          {...picture}
          sizes={
            wide
              ? "(width < 40rem) 11rem, (width < 64rem) 100vw, 54rem"
              : `(width < 40rem) 11rem, (width < 64rem) 50vw, ${small ? "19rem" : "26rem"}`
          }
          className={`w-full object-cover ${layout === "home" ? "h-full" : ""} ${aspects[layout][wide ? "wide" : "usual"]} ${path ? "transition-transform duration-700 ease-settle group-hover/card:scale-[1.03]" : ""}`}
        />
      </div>
      <div
        className={`grid grid-cols-1 grid-rows-[auto_1fr] gap-1.5 ${layout === "home" ? "p-3.5 max-sm:grid-rows-none max-sm:content-center max-sm:gap-1 sm:p-4 lg:p-5" : "p-4 sm:p-5 lg:px-6"} ${besideText ? "md:content-center md:grid-rows-none" : ""} ${path && layout === "overview" ? "pb-1 sm:pb-2 lg:pb-3" : ""}`}
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
          <ArrowLink href={path} className="cover-link mt-1 self-end">
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
