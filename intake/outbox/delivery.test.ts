import { expect, test } from "vitest";
import { pauseAfter } from "./delivery.ts";

const HOUR = 60 * 60 * 1000;

function pauses(random: () => number): number[] {
  const found: number[] = [];
  for (let pause = pauseAfter(1, random); pause !== null; pause = pauseAfter(found.length + 1, random)) {
    found.push(pause);
  }
  return found;
}

test.each([0, 0.5, 1])(
  "retries for more than 72 hours and less than five days (random value %d)",
  (chance) => {
    const total = pauses(() => chance).reduce((sum, pause) => sum + pause, 0);
    expect(total).toBeGreaterThan(72 * HOUR);
    expect(total).toBeLessThan(5 * 24 * HOUR);
  },
);

test("pauses grow from 30 seconds to four hours", () => {
  const grown = pauses(() => 0.5);
  expect(grown).toEqual([...grown].sort((a, b) => a - b));
  expect(grown[0]).toBe(30_000);
  expect(grown.at(-1)).toBe(4 * HOUR);
});

test("pauses are randomised", () => {
  expect(pauseAfter(3, () => 0)).toBeLessThan(pauseAfter(3, () => 1) ?? 0);
});
