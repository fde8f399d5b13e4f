import { expect } from "@playwright/test";
import { dynamicPages, pageKinds } from "./page-kinds.ts";
import { focusProblem } from "./support/focus-problem.ts";
import { hydrateIslands } from "./support/islands.ts";
import { test } from "./support/page-visit.ts";

/** `npm test` checks only these two pages, at 1440 px: one with a fixed header, and one with a form and an accordion. */
const always = ["/", "/services/custom-software-development"];

for (const path of [...pageKinds, ...dynamicPages.map(([path]) => path)]) {
  for (const width of [1440, 390]) {
    const tag = width === 1440 && always.includes(path) ? [] : ["@long"];
    test(`on ${path} at ${width} px, the focus is visible at every tab stop`, { tag }, async ({ page }) => {
      if (path === "/contact")
        await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      // Hydrates first, because hydration during the test could move the focused element.
      await hydrateIslands(page);
      const problems = new Set<string>();
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let stops = 0; ; stops++) {
          await page.keyboard.press(key);
          const { atEnd, problem } = await page.evaluate(focusProblem);
          if (problem) problems.add(`${key}: ${problem}`);
          if (!atEnd) continue;
          expect(stops, `stops with ${key}`).toBeGreaterThan(5);
          break;
        }
      }
      expect([...problems]).toEqual([]);
    });
  }
}
