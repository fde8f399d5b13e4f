/** Loads the frames in these places or, with Global Privacy Control, shows the button that loads them. */
export function showFrames(places: Iterable<HTMLElement>) {
  for (const place of places) {
    if (navigator.globalPrivacyControl) waitForPress(place);
    else loadFrames(place);
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
