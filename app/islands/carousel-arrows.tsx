import { type MouseEvent, useEffect, useState } from "react";
import { ControlIcon } from "../ui/icons/control-icon.tsx";

type CarouselArrowsProps = { row: string; first: string; last: string; label: string };

const look =
  "inline-grid size-touch place-items-center rounded-sm border border-current/40 text-ink transition-colors hover:border-current aria-disabled:opacity-40 in-data-inverse:text-on-inverse";

/** Links to both ends of a row. Once hydrated, they scroll step by step, and are hidden if all items fit. */
export function CarouselArrows({ row, first, last, label }: CarouselArrowsProps) {
  // Whether there are items to scroll to before and after the visible ones.
  const [before, setBefore] = useState(true);
  const [after, setAfter] = useState(true);

  useEffect(() => {
    const element = document.getElementById(row);
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setBefore(scrollLeft > 4);
      setAfter(scrollLeft + clientWidth < scrollWidth - 4);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [row]);

  const step = (event: MouseEvent, direction: 1 | -1) => {
    event.preventDefault();
    const element = document.getElementById(row);
    element?.scrollTo({ left: nextStop(element, direction) });
  };

  const arrows = [
    { name: "Previous", icon: "arrow-left", direction: -1, canMove: before, end: first },
    { name: "Next", icon: "arrow-right", direction: 1, canMove: after, end: last },
  ] as const;
  return (
    <div className={`flex gap-2 ${before || after ? "" : "invisible"}`}>
      {arrows.map(({ direction, name, icon, canMove, end }) => (
        <a
          key={name}
          href={`#${end}`}
          aria-label={`${name} in ${label}`}
          aria-disabled={!canMove}
          onClick={(event) => step(event, direction)}
          className={look}
        >
          <ControlIcon name={icon} className="size-5" />
        </a>
      ))}
    </div>
  );
}

/** Where to scroll. Forward: to the first item that ends beyond the right edge. Back: by about the width of the row. */
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
