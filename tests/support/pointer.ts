import type { Locator, Page } from "@playwright/test";

type Point = { x: number; y: number };

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const STEP_MS = 16;

/**
 * Opens a page whose clock stands still, so that the speed of a pointer doesn't depend on the machine's. Only
 * `movePointer` and `page.clock.runFor` advance it.
 */
export async function gotoWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Moves the pointer in a straight line at this speed, one step per frame of the page's stopped clock. */
export async function movePointer(page: Page, from: Point, to: Point, pixelsPerSecond: number) {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(2, Math.round(distance / (pixelsPerSecond * (STEP_MS / 1000))));
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.clock.runFor(STEP_MS);
  }
}
