import { comesNear } from "./comes-near.ts";

/**
 * Loads a frame from another site when the visitor comes near it or, with Global Privacy Control, presses the button in
 * its place. Shows it when it has loaded. Until then it is the text of a noscript element. Chromium would load a lazy
 * frame from up to 4,000 px away, which is often before the page's first paint.
 */
export async function loadFramesNearby() {
  const places = document.querySelectorAll<HTMLElement>("[data-loads-nearby]");
  await comesNear(places);
  const { showFrames } = await import("./show-frames.ts");
  showFrames(places);
}
