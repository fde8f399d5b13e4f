import type { Page } from "@playwright/test";

export { hydrateIslands as hydrated } from "./support/islands.ts";

export async function nudgePointer(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
}
