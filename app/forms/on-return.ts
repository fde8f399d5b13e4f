/**
 * Runs `callback` when the visitor comes back to the page with Back or Forward. The browser then restores the page, or
 * loads it with pictures from its memory.
 */
export function onReturn(callback: () => void) {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "back_forward") callback();
  const listener = ({ persisted }: PageTransitionEvent) => persisted && callback();
  addEventListener("pageshow", listener);
  return () => removeEventListener("pageshow", listener);
}
