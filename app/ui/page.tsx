import { Children, type ReactNode, useDeferredValue, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** As many as fill a screen at least, most of them. */
const BANDS_IN_SIGHT = 1;

let isFirstPage = true;

/**
 * A page is made of bands. What is in sight comes first, so that a slow phone answers soon: a page that was loaded lays
 * out the rest once it is awake (layout.css), and one reached on the way through the site makes it only then.
 */
export function Page({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  // Who goes back, or to a place in the page, needs its true height at once. The first page has all its bands already.
  const atOnce = useNavigationType() === "POP" || hash !== "";
  const isWhole = useDeferredValue(true, atOnce);
  const bands = Children.toArray(children);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address brings other bands
  useLayoutEffect(() => {
    const laysOutAtOnce = atOnce && !isFirstPage;
    if (!isFirstPage) document.documentElement.toggleAttribute("data-whole", laysOutAtOnce);
    if (isWhole && !laysOutAtOnce) layOutRest();
    isFirstPage = false;
  }, [isWhole, pathname]);

  if (isWhole) return bands;
  // The footer stays out of sight until there is something above it.
  return [...bands.slice(0, BANDS_IN_SIGHT), <div key="rest" className="min-h-lvh" />];
}

/** A band a frame. */
function layOutRest() {
  const bands = [
    ...document.querySelectorAll<HTMLElement>("main > :nth-child(n + 3), [data-late], body > footer"),
  ];
  requestAnimationFrame(function layOutNext() {
    const band = bands.shift();
    if (!band) return;
    band.style.contentVisibility = "visible";
    requestAnimationFrame(layOutNext);
  });
}
