import { expect, test } from "vitest";
import { createMemoryRateLimits } from "./memory-rate-limits.ts";
import { DEFAULT_RATE_LIMITS } from "./rate-limits.ts";

test("refuses requests over the limit until its period is over", async () => {
  let now = 0;
  const limits = createMemoryRateLimits(
    { ...DEFAULT_RATE_LIMITS, tries: { points: 2, seconds: 10 } },
    () => now,
  );
  expect(await limits.consume("tries", "a")).toBeNull();
  now = 4000;
  expect(await limits.consume("tries", "a")).toBeNull();
  expect(await limits.consume("tries", "a")).toBe(6);
  expect(await limits.consume("tries", "b")).toBeNull();
  now = 10_000;
  expect(await limits.consume("tries", "a")).toBeNull();
});

test("keeps a bounded number of counts and drops the oldest", async () => {
  const settings = { ...DEFAULT_RATE_LIMITS, tries: { points: 1, seconds: 600 } };
  const limits = createMemoryRateLimits(settings, Date.now, 100);
  for (let number = 0; number < 1000; number += 1) await limits.consume("tries", `address ${number}`);
  expect(limits.size()).toBe(100);
  expect(await limits.consume("tries", "address 999")).toBe(600);
});

test("a count that starts again after its period counts as new, so older counts are dropped before it", async () => {
  let now = 0;
  const settings = { ...DEFAULT_RATE_LIMITS, tries: { points: 1, seconds: 600 } };
  const limits = createMemoryRateLimits(settings, () => now, 3);
  await limits.consume("tries", "a");
  now = 1000;
  await limits.consume("tries", "b");
  await limits.consume("tries", "c");
  now = 600_000;
  await limits.consume("tries", "a");
  await limits.consume("tries", "d");
  expect(await limits.consume("tries", "a")).toBe(600);
  expect(await limits.consume("tries", "b")).toBeNull();
});
