/** Sends up to four Web Vitals and the page's path to our own server when the visitor leaves the page or switches tabs. */
import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";

const page = location.pathname;
const measured = new Map<string, { name: string; value: number; page: string }>();

for (const observe of [onCLS, onINP, onLCP, onTTFB]) {
  observe(({ name, value }: Metric) => measured.set(name, { name, value, page }));
}

// web-vitals also reports its final values on `visibilitychange`. Its listeners are on `window`, in the capture phase, so
// they run before this one.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "hidden" || measured.size === 0) return;
  const body = JSON.stringify([...measured.values()]);
  measured.clear();
  navigator.sendBeacon("/vitals", new Blob([body], { type: "application/json" }));
});
