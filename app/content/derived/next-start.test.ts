import { expect, test } from "vitest";
import { startFacts } from "../start-facts.ts";
import { nextStart } from "./next-start.ts";

const team = { freeFrom: "2027-01-11", otherwise: "a date we’ll name in our first reply" };

test.each([
  ["2027-01-10", "11 January 2027"],
  ["2027-01-11", team.otherwise],
  ["2027-03-01", team.otherwise],
])("on %s, the next team can start on %s", (day, start) => {
  expect(nextStart(team, day)).toBe(start);
});

test("every text that says when we can start has either a date or the other words", () => {
  const [start] = startFacts.value.facts;
  expect(start?.value).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$|^a date /);
});
