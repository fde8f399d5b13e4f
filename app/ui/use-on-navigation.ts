import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Calls back when the page has changed without a document load; never for the first page. */
export function useOnNavigation(callback: (path: string) => void) {
  const { key, pathname } = useLocation();
  const previous = useRef(key);
  const onNavigation = useEffectEvent(callback);

  useEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    onNavigation(pathname);
  }, [key, pathname]);
}
