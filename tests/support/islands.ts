import { expect, type Page } from "@playwright/test";

/** Scrolls through the page until every island is hydrated, except those that are hydrated on focus. */
export async function hydrateIslands(page: Page) {
  const islands = page.locator("[data-island]:not([data-hydrate=focus])");
  for (const island of await islands.all()) {
    // The container itself can't be scrolled to, because it has no box (display: contents).
    await island.evaluate((container) =>
      container.firstElementChild?.scrollIntoView({ behavior: "instant" }),
    );
    await expect(island).toHaveAttribute("data-hydrated");
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
