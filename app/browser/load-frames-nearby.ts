import { comesNear } from "./comes-near.ts";

/**
 * Loads a frame from another site when the visitor comes near it. Until then it is the text of a noscript element.
 * Chromium would load a lazy frame from up to 4,000 px away, which is often before the page's first paint.
 * `data-loads-nearby` is a URL of that site, which is requested first: if the site is blocked, there is no frame. Pages
 * can't see whether a frame failed, and Chromium would show an error page in it.
 */
export function loadFramesNearby() {
  for (const place of document.querySelectorAll<HTMLElement>("[data-loads-nearby]")) {
    comesNear([place])
      .then(() => fetch(place.dataset.loadsNearby ?? "", { mode: "no-cors", referrerPolicy: "no-referrer" }))
      .then(() => {
        for (const noscript of place.querySelectorAll("noscript")) noscript.outerHTML = noscript.textContent;
      })
      .catch(() => undefined);
  }
}
