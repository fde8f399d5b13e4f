import { expect, test } from "@playwright/test";
import { pageKinds } from "../page-kinds.ts";

for (const width of [1440, 390]) {
  for (const path of pageKinds) {
    test(`${path} at ${width} px: focus is visible at every stop of Tab`, async ({ page }) => {
      await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const hidden: string[] = [];
      for (let stop = 0; stop < 250; stop++) {
        await page.keyboard.press("Tab");
        const problem = await page.evaluate(focusProblem);
        if (problem === "the page's end") break;
        if (problem) hidden.push(problem);
      }
      expect(hidden).toEqual([]);
    });
  }
}

/** Runs in the page: what is wrong with the look of the focused element. */
function focusProblem() {
  const active = document.activeElement;
  if (!active || active === document.body) return "the page's end";
  // The browser draws the focus inside a player or a frame itself.
  if (active.matches("audio, video, iframe")) return "";
  // A hidden radio button is shown, and marked, by its label.
  const shown = (active.matches(".sr-only") && active.closest("label")) || active;
  const hasRing = [active, shown].some((element) =>
    [getComputedStyle(element), getComputedStyle(element, "::after")].some(
      (style) => style.outlineStyle !== "none" || style.boxShadow !== "none",
    ),
  );
  const name = active.outerHTML.slice(0, 100);
  if (!hasRing) return `no outline: ${name}`;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `off screen: ${name}`;
  const header = document.querySelector(".site-header");
  if (!header || header.contains(active) || getComputedStyle(header).position !== "fixed") return "";
  return top < header.getBoundingClientRect().bottom - 1 ? `under the header: ${name}` : "";
}
