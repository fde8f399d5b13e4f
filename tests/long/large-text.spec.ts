import { expect } from "@playwright/test";
import { dynamicPages, pageKinds } from "../page-kinds.ts";
import { misfits } from "../support/page-measurements.ts";
import { test } from "../support/page-visit.ts";

for (const path of [...pageKinds, ...dynamicPages.map(([path]) => path)]) {
  test(`${path} fits a phone with text enlarged to 150 and 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const size of ["150%", "200%"]) {
      await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
      expect(await page.evaluate(misfits), `with text at ${size}`).toEqual([]);
      // The logo and the buttons of the header stay in one row.
      const tops = await page
        .locator(".header-bar > :is(.header-logo, div)")
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect().top + part.clientHeight / 2),
        );
      expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99)), `the header at ${size}`).toBeLessThan(2);
    }
  });
}
