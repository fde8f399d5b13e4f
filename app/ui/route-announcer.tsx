import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After a change of page without a document load: focus goes to the new heading, and the title is announced. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
