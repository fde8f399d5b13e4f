import type { ReactNode } from "react";

/**
 * Every island by name. Its props travel to the browser as JSON, so they are plain data; it takes ids as props instead of
 * calling `useId`, and it cannot use the router.
 */
export const islands = {
  "count-up": () => import("./count-up.tsx").then((module) => module.CountUp),
} satisfies Record<string, () => Promise<(props: never) => ReactNode>>;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[Name]>>>[0];
