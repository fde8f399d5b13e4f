import { expect } from "@playwright/test";
import { focusProblem } from "../support/focus-problem.ts";
import { hydrateIslands } from "../support/islands.ts";
import { dynamicPages, pageKinds } from "../support/page-kinds.ts";
import { test } from "../support/page-visit.ts";

/** Pages that are checked with their header and footer, also in `npm test`: one with a fixed header, one with a form. */
const whole = ["/", "/services/custom-software-development"];

for (const path of [...pageKinds, ...dynamicPages.map(([path]) => path)]) {
  const isWhole = whole.includes(path);
  test(`on ${path}, the focus is visible at every tab stop`, { tag: isWhole ? [] : "@long" }, async ({
    page,
  }) => {
    if (path === "/contact")
      await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
    await page.goto(path);
    // Hydrates first, because hydration during the test could move the focused element.
    await hydrateIslands(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      if (!isWhole)
        await page.locator("main").evaluate((main) => Object.assign(main, { tabIndex: -1 }).focus());
      const problems = new Set<string>();
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let stops = 0; ; stops++) {
          await page.keyboard.press(key);
          const { atEnd, inMain, problem } = await page.evaluate(focusProblem);
          if (problem) problems.add(`${key}: ${problem}`);
          if (isWhole ? !atEnd : inMain) continue;
          expect(stops, `stops with ${key}`).toBeGreaterThan(isWhole ? 5 : 0);
          break;
        }
      }
      expect([...problems], `at ${width} px`).toEqual([]);
    }
  });
}
