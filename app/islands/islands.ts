import type { ReactNode } from "react";

/**
 * Every island by name. Props are sent to the browser as JSON, so they must be plain data. Islands can't use the
 * router. They get ids as props, because `useId` would not return the same ids on the server and in the browser.
 */
export const islands = {
  "application-form": () => import("../forms/application-form.tsx").then((module) => module.ApplicationForm),
  "comment-form": () => import("../forms/comment-form.tsx").then((module) => module.CommentForm),
  "contact-form": () => import("../forms/contact-form.tsx").then((module) => module.ContactForm),
  "carousel-arrows": () => import("./carousel-arrows.tsx").then((module) => module.CarouselArrows),
  "copy-link": () => import("./copy-link.tsx").then((module) => module.CopyLink),
  "tab-list": () => import("./tab-list.tsx").then((module) => module.TabList),
  "count-up": () => import("./count-up.tsx").then((module) => module.CountUp),
  "inquiry-form": () => import("../forms/inquiry-form.tsx").then((module) => module.InquiryForm),
} satisfies Record<string, () => Promise<(props: never) => ReactNode>>;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[Name]>>>[0];
