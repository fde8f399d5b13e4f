import { hydrateIslands } from "./islands/hydrate-islands.ts";
import { openMenusOnHover } from "./sections/header/hover-menus.ts";
import { openRowOfFragment } from "./ui/controls/accordion-fragment.ts";
import { playFilmsInDialogs } from "./ui/dialogs/film-playback.ts";
import { stepThroughLightboxes } from "./ui/dialogs/lightbox-steps.ts";

// In development, the compiled islands call React's refresh runtime, so it has to be loaded. But it never refreshes a
// component: every file change reloads the page.
if (import.meta.hot) {
  const refreshRuntime = "/@id/__x00__virtual:react-router/inject-hmr-runtime";
  await import(/* @vite-ignore */ refreshRuntime);
  import.meta.hot.on("react-router:hmr", () => location.reload());
}

/** The home page's header is transparent until the page has been scrolled by 100 px. */
const markScrolled = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 100);
addEventListener("scroll", markScrolled, { passive: true });
// Deferred to the first frame: reading `scrollY` now would force an extra layout.
requestAnimationFrame(markScrolled);

function start() {
  openMenusOnHover();
  openRowOfFragment();
  playFilmsInDialogs();
  stepThroughLightboxes();
  hydrateIslands();
}

// The module is fetched asynchronously and may run before the document has been parsed.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();

if (import.meta.env.VITALS === "on") void import("./report-vitals.ts");
