import type { ReactNode } from "react";

/**
 * Every island by name. Its props travel to the browser as JSON, so they are plain data; it takes ids as props instead of
 * calling `useId`, and it cannot use the router.
 */
export const islands = {
  "carousel-arrows": () => import("./carousel-arrows.tsx").then((module) => module.CarouselArrows),
  "copy-link": () => import("./copy-link.tsx").then((module) => module.CopyLink),
  "slide-show": () => import("./slide-show.tsx").then((module) => module.SlideShow),
  "tab-list": () => import("./tab-list.tsx").then((module) => module.TabList),
  "count-up": () => import("./count-up.tsx").then((module) => module.CountUp),
} satisfies Record<string, () => Promise<(props: never) => ReactNode>>;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[Name]>>>[0];
