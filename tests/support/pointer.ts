import type { Locator, Page } from "@playwright/test";

type Point = { x: number; y: number };

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const STEP_MS = 16;

/** Moves the pointer in a straight line at this speed, one step per frame. */
export async function movePointer(page: Page, from: Point, to: Point, pixelsPerSecond: number) {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(2, Math.round(distance / (pixelsPerSecond * (STEP_MS / 1000))));
  const start = performance.now();
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    const early = step * STEP_MS - (performance.now() - start);
    if (early > 0) await page.waitForTimeout(early);
  }
}
