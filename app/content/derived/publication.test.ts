import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isClosed, isPublished, isScheduled, timeSince } from "./publication.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-02T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

test("a draft is not published", () => {
  expect(isPublished({ draft: true })).toBe(false);
  expect(isPublished({})).toBe(true);
});

test("a post is published from its date on", () => {
  expect(isScheduled({ date: "2026-03-03" })).toBe(true);
  expect(isPublished({ date: "2026-03-03" })).toBe(false);
  expect(isPublished({ date: "2026-03-02" })).toBe(true);
});

test("a job is open until the end of the day of its deadline", () => {
  expect(isClosed({ deadline: "2026-03-01" })).toBe(true);
  expect(isPublished({ deadline: "2026-03-01" })).toBe(false);
  expect(isClosed({ deadline: "2026-03-02" })).toBe(false);
  expect(isClosed({ deadline: "2022-03-01", alwaysOpen: { posted: "4 days ago" } })).toBe(false);
});

test.each([
  ["2026-03-02", "today"],
  ["2026-03-01", "yesterday"],
  ["2026-02-28", "2 days ago"],
  ["2026-02-16", "2 weeks ago"],
  ["2025-12-01", "2 months ago"],
])("%s is %s", (date, words) => {
  expect(timeSince(date)).toBe(words);
});
