import { useLocation } from "react-router";

/** The path without a slash at its end: pages are rendered beforehand under addresses that have one. */
export function usePagePath() {
  return useLocation().pathname.replace(/(.)\/+$/, "$1");
}
