import { Children, type ReactNode, useDeferredValue, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

let isFirstPage = true;

/**
 * A page is made of bands. Its top comes first, so that a slow phone answers soon: a page that was loaded lays out the
 * rest once it is awake (layout.css), and one reached on the way through the site makes it when the top is shown.
 */
export function Page({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  // Who goes back, or to a place in the page, needs its true height at once. The first page has all its bands already.
  const atOnce = useNavigationType() === "POP" || hash !== "";
  const isWhole = useDeferredValue(true, atOnce);
  const bands = Children.toArray(children);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the page was reached counts, not what happens on it
  useLayoutEffect(() => {
    if (!isFirstPage) root().toggleAttribute("data-whole", atOnce);
    isFirstPage = false;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may bring other bands
  useLayoutEffect(() => {
    if (isWhole && !root().hasAttribute("data-whole")) layOutRest();
  }, [isWhole, pathname]);

  if (isWhole) return bands;
  // The footer stays out of sight until there is something above it.
  return [bands[0], <div key="rest" className="min-h-lvh" />];
}

const root = () => document.documentElement;

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
