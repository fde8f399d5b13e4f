import { comesNear } from "./comes-near.ts";

/**
 * Loads a frame from another site when the visitor comes near it or, with Global Privacy Control, presses the button in
 * its place. Shows it when it has loaded. Until then it is the text of a noscript element. Chromium would load a lazy
 * frame from up to 4,000 px away, which is often before the page's first paint.
 */
export function loadFramesNearby() {
  for (const place of document.querySelectorAll<HTMLElement>("[data-loads-nearby]")) {
    if (navigator.globalPrivacyControl) waitForPress(place);
    else comesNear([place]).then(() => loadFrames(place));
  }
}

function waitForPress(place: HTMLElement) {
  const button = place.querySelector("button");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const [frame] = loadFrames(place);
    frame?.focus();
    button.remove();
  });
}

function loadFrames(place: HTMLElement) {
  for (const noscript of place.querySelectorAll("noscript")) noscript.outerHTML = noscript.textContent;
  const frames = place.querySelectorAll("iframe");
  for (const frame of frames) {
    frame.classList.add("opacity-0");
    frame.addEventListener("load", () => frame.classList.remove("opacity-0"));
  }
  return frames;
}
