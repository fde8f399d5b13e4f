import { expect, test } from "vitest";
import { createRateLimits, DEFAULT_RATE_LIMITS } from "./rate-limits.ts";

test("refuses requests over the limit until its period is over", () => {
  let now = 0;
  const limits = createRateLimits({ ...DEFAULT_RATE_LIMITS, tries: { points: 2, seconds: 10 } }, () => now);
  expect(limits.consume("tries", "a")).toBeNull();
  now = 4000;
  expect(limits.consume("tries", "a")).toBeNull();
  expect(limits.consume("tries", "a")).toBe(6);
  expect(limits.consume("tries", "b")).toBeNull();
  now = 10_000;
  expect(limits.consume("tries", "a")).toBeNull();
});

test.each([
  ["tries", 20, 600],
  ["confirmations", 6, 3600],
  ["allConfirmations", 100, 3600],
  ["inquiries", 6, 3600],
  ["wordChecks", 60, 600],
] as const)(
  "the limit %s allows %i in %i seconds by default, as docs/security.md says",
  (limit, points, seconds) => {
    const limits = createRateLimits(DEFAULT_RATE_LIMITS, () => 0);
    for (let number = 0; number < points; number += 1) expect(limits.consume(limit, "a")).toBeNull();
    expect(limits.consume(limit, "a")).toBe(seconds);
  },
);

test("keeps a bounded number of counts and drops the oldest", () => {
  const settings = { ...DEFAULT_RATE_LIMITS, tries: { points: 1, seconds: 600 } };
  const limits = createRateLimits(settings, Date.now, 100);
  for (let number = 0; number < 1000; number += 1) limits.consume("tries", `address ${number}`);
  expect(limits.size()).toBe(100);
  expect(limits.consume("tries", "address 999")).toBe(600);
});
