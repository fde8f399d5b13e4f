import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";

type CarouselProps = {
  label: string;
  /** What stands above the row; it places the previous and next buttons. */
  head?: (controls: ReactNode) => ReactNode;
  children: ReactNode[];
  itemClassName?: string;
  rowClassName?: string;
  className?: string;
};

type Reach = { before: boolean; after: boolean };

/** Where the row stops next: at the first item that is cut off, or, on the way back, one view earlier. */
function nextStop(row: HTMLElement, direction: 1 | -1) {
  const { scrollLeft: at, clientWidth: view, scrollWidth } = row;
  const items = [...row.children] as HTMLElement[];
  const origin = items[0]?.offsetLeft ?? 0;
  const stops = items
    .filter((item) => getComputedStyle(item).scrollSnapAlign !== "none")
    .map((item) => ({ start: item.offsetLeft - origin, end: item.offsetLeft - origin + item.offsetWidth }));
  const gap = 48;
  if (direction === 1)
    return stops.find(({ start, end }) => start > at + 4 && end > at + view + 4)?.start ?? scrollWidth;
  return stops.find(({ start }) => start >= at - view - gap && start < at - 4)?.start ?? 0;
}

/** A row that is swiped or scrolled; the buttons appear where there is more than fits and a script to turn it. */
export function Carousel({
  label,
  head,
  children,
  itemClassName = "",
  rowClassName = "gap-6",
  className,
}: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState<Reach>();

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = { before: scrollLeft > 4, after: scrollLeft + clientWidth < scrollWidth - 4 };
      setReach((known) => (known?.before === next.before && known.after === next.after ? known : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);

  const turn = (direction: 1 | -1) => {
    if (row.current) row.current.scrollTo({ left: nextStop(row.current, direction) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== row.current || (event.key !== "ArrowRight" && event.key !== "ArrowLeft")) return;
    event.preventDefault();
    turn(event.key === "ArrowRight" ? 1 : -1);
  };

  const overflows = reach && (reach.before || reach.after);
  const button = (icon: "arrow-left" | "arrow-right", name: string, possible: boolean, direction: 1 | -1) => (
    <IconButton
      icon={icon}
      label={name}
      aria-disabled={!possible}
      onClick={() => turn(direction)}
      className="text-ink in-data-inverse:text-on-inverse aria-disabled:cursor-default aria-disabled:opacity-40"
    />
  );
  const controls = (
    <div className={`flex gap-2 ${overflows ? "" : "invisible"}`}>
      {button("arrow-left", "Previous", reach?.before ?? false, -1)}
      {button("arrow-right", "Next", reach?.after ?? false, 1)}
    </div>
  );

  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      {head?.(controls)}
      <ul
        ref={row}
        className={`snap-row -mx-gutter -my-1 scroll-px-gutter scroll-smooth px-gutter py-1 lg:-mx-1 lg:scroll-px-1 lg:px-1 ${rowClassName}`}
        // A row that scrolls is reached by keyboard, also where nothing inside it can be; until it is measured, it may.
        {...(overflows !== false && { tabIndex: 0, onKeyDown })}
      >
        {Children.map(children, (child) => (
          <li className={itemClassName}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
