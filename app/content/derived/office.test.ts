import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOfHolidays } from "./office.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test("the build warns half a year before the list of holidays ends", () => {
  vi.setSystemTime(new Date("2026-11-19T12:00:00Z"));
  expect(endOfHolidays()).toBeUndefined();
  vi.setSystemTime(new Date("2098-01-01T12:00:00Z"));
  expect(endOfHolidays()).toMatch(/^content\/holidays\.yaml ends on \d+ December \d{4}: add/);
});
