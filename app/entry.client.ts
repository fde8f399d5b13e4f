import { drawWhenSeen } from "./browser/draw-when-seen.ts";
import { enhancePortfolio } from "./browser/enhance-portfolio.ts";
import { loadFramesNearby } from "./browser/load-frames-nearby.ts";
import { markScrolledPage } from "./browser/mark-scrolled-page.ts";
import { openDialogsAsModals } from "./browser/open-dialogs-as-modals.ts";
import { openLinkedRow } from "./browser/open-linked-row.ts";
import { openMenusOnHover } from "./browser/open-menus-on-hover.ts";
import { openSearch } from "./browser/open-search.ts";
import { playFilmsInDialogs } from "./browser/play-films-in-dialogs.ts";
import { playRecordings } from "./browser/play-recordings.ts";
import { playSlideShow } from "./browser/play-slide-show.ts";
import { rememberVisit } from "./browser/remember-visit.ts";
import { hydrateIslands } from "./islands/hydrate-islands.ts";

// In development, the compiled islands call React's refresh runtime, so it has to be loaded. But it never refreshes a
// component: every file change reloads the page.
if (import.meta.hot) {
  const refreshRuntime = "/@id/__x00__virtual:react-router/inject-hmr-runtime";
  await import(/* @vite-ignore */ refreshRuntime);
  import.meta.hot.on("react-router:hmr", () => location.reload());
}

const features = [
  markScrolledPage,
  openMenusOnHover,
  openSearch,
  openLinkedRow,
  openDialogsAsModals,
  playFilmsInDialogs,
  playRecordings,
  playSlideShow,
  enhancePortfolio,
  loadFramesNearby,
  drawWhenSeen,
  rememberVisit,
  hydrateIslands,
];

// A feature that fails is reported in the console and doesn't stop the others.
for (const feature of features) {
  try {
    feature();
  } catch (error) {
    reportError(error);
  }
}
