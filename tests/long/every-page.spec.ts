import { expect } from "@playwright/test";
import { axeViolations } from "../support/axe-violations.ts";
import { canonicalPaths } from "../support/built-pages.ts";
import { dynamicPages, moreDynamicPages, pageKinds } from "../support/page-kinds.ts";
import { misfits } from "../support/page-measurements.ts";
import { test, visitPage } from "../support/page-visit.ts";

// These pages have the markup of one in tests/pages/pages.spec.ts, which axe checks at more widths. The markup of posts is in
// their text.
for (const path of canonicalPaths.filter((each) => !pageKinds.includes(each))) {
  test(`${path} loads without errors and fits four window widths`, async ({ page }) => {
    const widths = [1024, 390, 320];
    await visitPage(page, path, { widths, ...(path.startsWith("/blog/") && { axeAt: 390 }) });
  });
}

for (const [path, status] of moreDynamicPages) {
  test(`${path} loads without errors, is accessible and fits five window widths`, async ({ page }) => {
    await visitPage(page, path, { status, axeAt: 390 });
  });
}

// tests/pages/pages.spec.ts visits these pages, but runs axe and enlarges their text only on a desktop.
for (const path of [...pageKinds, ...dynamicPages.map(([path]) => path)]) {
  test(`${path} is accessible on a phone, and fits it with text enlarged to 150 and 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await axeViolations(page)).toEqual([]);
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
