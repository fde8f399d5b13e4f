import { comesNear } from "./comes-near.ts";

/**
 * Loads a frame from another site when the visitor comes near it, and shows it when it has loaded. Until then it is the
 * text of a noscript element. Chromium would load a lazy frame from up to 4,000 px away, which is often before the page's
 * first paint.
 */
export function loadFramesNearby() {
  for (const place of document.querySelectorAll("[data-loads-nearby]")) {
    comesNear([place]).then(() => {
      for (const noscript of place.querySelectorAll("noscript")) noscript.outerHTML = noscript.textContent;
      for (const frame of place.querySelectorAll("iframe")) {
        frame.classList.add("invisible");
        frame.addEventListener("load", () => frame.classList.remove("invisible"));
      }
    });
  }
}
