import { expect, test } from "@playwright/test";

test("the header stays in one row at 1024, 1280 and 1440 px", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const entries = page.locator('header nav[aria-label="Main"] > ul > li');
    const shown = entries.filter({ visible: true });
    // The entry for the search is shown only in the drawer.
    await expect(shown).toHaveCount((await entries.count()) - 1);
    const rows = await shown.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    const logo = await page.locator(".header-logo").boundingBox();
    expect(new Set(rows).size, `at ${width} px`).toBe(1);
    expect(logo && logo.y + logo.height, `at ${width} px`).toBeGreaterThan(rows[0] ?? 0);
    const middles = await page
      .locator(".header-bar > *")
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(middles.length, `at ${width} px`).toBeGreaterThan(1);
    expect(Math.max(...middles) - Math.min(...middles), `at ${width} px`).toBeLessThan(2);
  }
});
