import { useEffect, useState } from "react";
import { IconButton } from "../ui/controls/icon-button.tsx";

const swipeDistance = 48;

/**
 * Advances the slides of a section by selecting the next radio button. The CSS progress bar is the timer: while it is
 * paused (hover, focus) or turned off (pause button, hidden page, reduced motion), the slides don't advance by themselves.
 */
export function SlideShow({ slider }: { slider: string }) {
  const [hydrated, setHydrated] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const root = document.getElementById(slider);
    if (!root) return;
    setHydrated(true);
    root.dataset.live = "";
    return listen(root);
  }, [slider]);

  useEffect(() => {
    const root = document.getElementById(slider);
    const update = () => {
      const running = !paused && !document.hidden;
      root?.toggleAttribute("data-running", running);
      root?.querySelector("[aria-live]")?.setAttribute("aria-live", running ? "off" : "polite");
    };
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, [slider, paused]);

  return (
    <IconButton
      icon={paused ? "play" : "pause"}
      label={paused ? "Start slides" : "Pause slides"}
      onClick={() => setPaused(!paused)}
      className={`motion-reduce:hidden ${hydrated ? "" : "invisible"}`}
    />
  );
}

function listen(root: HTMLElement) {
  let start: Touch | undefined;
  const stop = new AbortController();
  const on = <T extends keyof HTMLElementEventMap>(type: T, act: (event: HTMLElementEventMap[T]) => void) =>
    root.addEventListener(type, act, { passive: true, signal: stop.signal });
  on("animationend", ({ animationName }) => {
    if (animationName === "hero-progress") turn(root, 1);
  });
  on("touchstart", ({ touches }) => {
    start = touches.length === 1 ? touches[0] : undefined;
  });
  on("touchend", ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const across = end.clientX - start.clientX;
    const isSideways = Math.abs(across) > 2 * Math.abs(end.clientY - start.clientY);
    if (Math.abs(across) > swipeDistance && isSideways) turn(root, across < 0 ? 1 : -1);
  });
  return () => stop.abort();
}

function turn(root: HTMLElement, by: 1 | -1) {
  const choices = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const current = choices.findIndex((choice) => choice.checked);
  const next = choices.at((current + by) % choices.length);
  if (next) next.checked = true;
}
