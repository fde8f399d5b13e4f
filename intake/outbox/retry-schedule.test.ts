import { expect, test } from "vitest";
import { pauseAfter } from "./retry-schedule.ts";

const HOUR = 60 * 60 * 1000;

function pauses(random: () => number): number[] {
  const found: number[] = [];
  for (let pause = pauseAfter(1, random); pause !== null; pause = pauseAfter(found.length + 1, random)) {
    found.push(pause);
  }
  return found;
}

test.each([0, 0.5, 1])(
  "tries for more than 72 hours and less than five days, with chance at %d",
  (chance) => {
    const total = pauses(() => chance).reduce((sum, pause) => sum + pause, 0);
    expect(total).toBeGreaterThan(72 * HOUR);
    expect(total).toBeLessThan(5 * 24 * HOUR);
  },
);

test("the pauses grow to a few hours", () => {
  const grown = pauses(() => 0.5);
  expect(grown).toEqual([...grown].sort((a, b) => a - b));
  expect(grown[0]).toBe(30_000);
  expect(grown.at(-1)).toBe(4 * HOUR);
});

test("chance moves a pause", () => {
  expect(pauseAfter(3, () => 0)).toBeLessThan(pauseAfter(3, () => 1) ?? 0);
});
