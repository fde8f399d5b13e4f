import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOnNavigation } from "./use-on-navigation.ts";

/** After a change of page without a document load: focus goes to the new heading, and the title is announced. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");

  useOnNavigation((path) => {
    const samePage = announced.current === path || Boolean(hash);
    announced.current = path;
    // A tab or a fragment of the same page leaves the focus where it is; tabs may have addresses of their own.
    if (samePage || document.activeElement?.role === "tab") return;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  });

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
