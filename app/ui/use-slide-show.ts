import { type RefObject, useCallback, useEffect, useState } from "react";

const swipe = 48;

/**
 * Turns slides that are chosen by radio buttons inside `root`. The radio buttons keep the choice, so it survives
 * hydration and needs no script; this adds swiping, stepping and the pause. What measures the time is the style
 * sheet's progress bar: whoever stops it (pointer, focus, reduced motion) stops the show.
 */
export function useSlideShow(root: RefObject<HTMLElement | null>) {
  const [live, setLive] = useState(false);
  const [paused, setPaused] = useState(false);
  const [hidden, setHidden] = useState(false);

  const turn = useCallback(
    (by: 1 | -1) => {
      const choices = [...(root.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
      const current = choices.findIndex((choice) => choice.checked);
      const next = choices[(current + by + choices.length) % choices.length];
      if (next) next.checked = true;
    },
    [root],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    setLive(true);
    const watchTab = () => setHidden(document.hidden);
    let from: Touch | undefined;
    const touchDown = (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const touchUp = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      if (!from || !to) return;
      const across = to.clientX - from.clientX;
      if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(to.clientY - from.clientY))
        turn(across < 0 ? 1 : -1);
    };
    document.addEventListener("visibilitychange", watchTab);
    element.addEventListener("touchstart", touchDown, { passive: true });
    element.addEventListener("touchend", touchUp, { passive: true });
    return () => {
      document.removeEventListener("visibilitychange", watchTab);
      element.removeEventListener("touchstart", touchDown);
      element.removeEventListener("touchend", touchUp);
    };
  }, [root, turn]);

  return {
    live,
    paused,
    running: live && !paused && !hidden,
    turn,
    togglePause: () => setPaused((is) => !is),
  };
}
