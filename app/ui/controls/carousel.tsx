import { Children, type ReactNode } from "react";
import { Island } from "../../islands/island.tsx";

type CarouselProps = {
  /** The id of the row. The items' ids are derived from it. */
  id: string;
  label: string;
  /** Renders the head, which includes the arrows. */
  head: (arrows: ReactNode) => ReactNode;
  children: ReactNode[];
  itemClassName?: string;
  rowClassName?: string;
  className?: string;
};

/** A row of items to swipe, scroll or step through with arrows. */
export function Carousel({
  id,
  label,
  head,
  children,
  itemClassName = "",
  rowClassName = "gap-6",
  className,
}: CarouselProps) {
  const itemId = (index: number) => `${id}-${index + 1}`;
  const ends = { row: id, first: itemId(0), last: itemId(Children.count(children) - 1) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, but not a set of form fields
    <div role="group" aria-roledescription="carousel" aria-label={label} className={className}>
      {head(<Island name="carousel-arrows" hydrate="visible" props={{ ...ends, label }} />)}
      <ul
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard
        tabIndex={0}
        className={`snap-row -mx-gutter -my-1.5 scroll-px-gutter scroll-smooth px-gutter py-1.5 lg:-mx-1.5 lg:scroll-px-1.5 lg:px-1.5 ${rowClassName}`}
      >
        {Children.map(children, (child, index) => (
          <li id={itemId(index)} className={`scroll-mt-72 ${itemClassName}`}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  );
}
