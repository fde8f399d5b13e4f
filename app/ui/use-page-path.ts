import { useLocation } from "react-router";

/** The path without the trailing slash that pre-rendering adds. */
export function usePagePath() {
  return useLocation().pathname.replace(/(.)\/+$/, "$1");
}
