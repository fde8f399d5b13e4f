import { expect, type Locator, type Page } from "@playwright/test";
import { hydrateIslands } from "./islands.ts";

/** Presses Tab until the element has the focus. Fails after 120 tab stops. */
export async function tabTo(page: Page, target: Locator, { backwards = false } = {}) {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach ${target}`);
}

/** Opens a page and hydrates its islands, except those that are hydrated on focus. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrateIslands(page);
}

/** Opens a page like `open`, then skips the header with the skip link. */
export async function openMain(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
}
