import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A page is laid out as far as it is seen (layout.css). Once it is awake, the rest follows a band a frame: all of it at
 * once would keep a slow phone from answering.
 */
export function useLateLayout() {
  const { pathname, hash } = useLocation();
  const arrival = useNavigationType();
  const shown = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what brings another page
  useLayoutEffect(() => {
    const top = document.querySelector("main > *");
    const isFirstPage = shown.current === null;
    if (top === shown.current) return;
    shown.current = top;
    // Who goes back, or to a place in the page, needs its true height.
    if (!isFirstPage && (arrival === "POP" || hash)) return;
    if (!isFirstPage) document.documentElement.removeAttribute("data-whole");
    layOutRest();
  }, [pathname]);
}

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
