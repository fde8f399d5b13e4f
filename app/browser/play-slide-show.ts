const swipeDistance = 48;

/**
 * Advances the slides of the hero by selecting the next radio button. The CSS progress bar is the timer: while it is
 * paused (hover, focus) or turned off (pause button, hidden page, reduced motion), the slides don't advance by themselves.
 */
export function playSlideShow() {
  const hero = document.getElementById("hero");
  const pause = hero?.querySelector<HTMLButtonElement>("button[aria-pressed]");
  if (!hero || !pause) return;
  const update = () => {
    const running = pause.ariaPressed === "false" && !document.hidden;
    hero.toggleAttribute("data-running", running);
    hero.querySelector("[aria-live]")?.setAttribute("aria-live", running ? "off" : "polite");
  };
  pause.addEventListener("click", () => {
    pause.ariaPressed = String(pause.ariaPressed === "false");
    update();
  });
  document.addEventListener("visibilitychange", update);
  update();
  for (const type of ["pointerenter", "focusin", "touchstart"]) {
    hero.addEventListener(type, () => loadPictures(hero), { once: true, passive: true });
  }
  hero.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "hero-progress") void advance(hero);
  });
  turnOnSwipe(hero);
}

/** The pictures of the other slides are not rendered, and so not loaded, until the visitor or the timer needs them. */
function loadPictures(hero: HTMLElement) {
  hero.dataset.live = "";
  return [...hero.querySelectorAll<HTMLImageElement>(".hero-pictures img")];
}

/** On a slow network, the next slide waits for its picture, unless the visitor selects a slide in the meantime. */
async function advance(hero: HTMLElement) {
  const { choices, current } = selection(hero);
  const next = loadPictures(hero)[(current + 1) % choices.length];
  // A picture that can't be loaded must not stop the slides.
  await next?.decode().catch(() => undefined);
  if (choices[current]?.checked) turn(hero, 1);
}

function turn(hero: HTMLElement, by: 1 | -1) {
  const { choices, current } = selection(hero);
  const next = choices.at((current + by) % choices.length);
  if (next) next.checked = true;
}

function selection(hero: HTMLElement) {
  const choices = [...hero.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  return { choices, current: choices.findIndex((choice) => choice.checked) };
}

function turnOnSwipe(hero: HTMLElement) {
  let start: Touch | undefined;
  const passive = { passive: true };
  hero.addEventListener(
    "touchstart",
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined;
    },
    passive,
  );
  hero.addEventListener(
    "touchend",
    ({ changedTouches: [end] }) => {
      if (!start || !end) return;
      const across = end.clientX - start.clientX;
      const isSideways = Math.abs(across) > 2 * Math.abs(end.clientY - start.clientY);
      if (Math.abs(across) > swipeDistance && isSideways) turn(hero, across < 0 ? 1 : -1);
    },
    passive,
  );
}
