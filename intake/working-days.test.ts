import { expect, test } from "vitest";
import { OFFICE } from "./testing/test-intake.ts";
import { createWorkingDays } from "./working-days.ts";

const { replyDue, daysLate, promise, hoursOn } = createWorkingDays(OFFICE);

/** The moments are in UTC. In summer, 17:30 in Leeds is 16:30. */
test.each([
  ["on a Thursday in office hours", "2026-11-19T14:00", "2026-11-20T17:30"],
  ["on a Thursday before the office opens", "2026-11-19T06:00", "2026-11-20T17:30"],
  ["on a Thursday at night", "2026-11-19T23:59", "2026-11-20T17:30"],
  ["on a Friday when the office closes", "2026-11-20T17:30", "2026-11-23T17:30"],
  ["at a weekend", "2026-11-21T12:00", "2026-11-23T17:30"],
  ["after midnight in Leeds, before it in UTC", "2026-06-16T23:30", "2026-06-18T16:30"],
  ["before Christmas", "2026-12-24T10:00", "2026-12-29T17:30"],
  ["at Christmas", "2026-12-25T10:00", "2026-12-29T17:30"],
  ["on Boxing Day, a Saturday", "2026-12-26T10:00", "2026-12-29T17:30"],
  ["on the Sunday after it", "2026-12-27T10:00", "2026-12-29T17:30"],
  ["on the substitute for Boxing Day", "2026-12-28T10:00", "2026-12-29T17:30"],
  ["before Good Friday", "2027-03-25T10:00", "2027-03-30T16:30"],
  ["on Easter Monday", "2027-03-29T10:00", "2027-03-30T16:30"],
  ["before the clocks go forward", "2026-03-27T10:00", "2026-03-30T16:30"],
  ["in the hour before they do", "2026-03-29T00:30", "2026-03-30T16:30"],
  ["in the hour after they did", "2026-03-29T01:30", "2026-03-30T16:30"],
  ["before the clocks go back", "2026-10-23T10:00", "2026-10-26T17:30"],
  ["in the hour that comes twice", "2026-10-25T00:30", "2026-10-26T17:30"],
  ["in that hour, for the second time", "2026-10-25T01:30", "2026-10-26T17:30"],
])("the reply to a message that arrives %s (%s) is due at %s", (_when, received, due) => {
  expect(replyDue("contact", new Date(`${received}Z`))).toEqual(new Date(`${due}Z`));
});

test.each([
  ["2026-11-16T10:00", "2026-11-23T17:30"],
  ["2026-12-22T10:00", "2026-12-31T17:30"],
  ["2027-03-24T10:00", "2027-04-02T16:30"],
])("the reply to an application of %s is due after five working days, at %s", (received, due) => {
  expect(replyDue("application", new Date(`${received}Z`))).toEqual(new Date(`${due}Z`));
});

test.each([
  ["2026-12-24T17:30", null],
  ["2026-12-24T17:31", 0],
  ["2026-12-27T12:00", 0],
  ["2026-12-29T00:00", 1],
  ["2026-12-30T12:00", 2],
])("at %s, a reply that was due on Christmas Eve is late by %s working days", (now, days) => {
  expect(daysLate(new Date("2026-12-24T17:30Z"), new Date(`${now}Z`))).toBe(days);
});

test("the promise is made in words, and begins again if it has passed before it is made", () => {
  const [received, later] = [new Date("2026-03-27T10:00Z"), new Date("2026-03-31T10:00Z")];
  expect(promise("contact", received, received)).toEqual({
    today: "Friday 27 March",
    replyBy: "Monday 30 March, 17:30",
  });
  expect(promise("contact", received, later).replyBy).toBe("Wednesday 1 April, 17:30");
});

test("a day has the office hours of its weekday, in order, and none on a holiday", () => {
  const hours = [
    { days: ["Friday"], from: "13:00", to: "16:00" },
    { days: ["Friday", "Monday"], from: "08:00", to: "12:00" },
  ];
  const office = createWorkingDays({ ...OFFICE, openingHours: hours });
  expect(office.hoursOn("2026-11-20")).toEqual([
    { opens: new Date("2026-11-20T08:00Z"), closes: new Date("2026-11-20T12:00Z") },
    { opens: new Date("2026-11-20T13:00Z"), closes: new Date("2026-11-20T16:00Z") },
  ]);
  expect(office.replyDue("contact", new Date("2026-11-19T10:00Z"))).toEqual(new Date("2026-11-20T16:00Z"));
  expect(hoursOn("2026-11-21")).toEqual([]);
  expect(hoursOn("2026-12-25")).toEqual([]);
});
