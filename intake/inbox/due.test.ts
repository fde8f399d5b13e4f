import { expect, test } from "vitest";
import type { MessageKind } from "../forms/common.ts";
import { addOldMessage, createOldStore } from "../testing/old-store.ts";
import { makePlace, openTestedIntake, type PlacedIntake, testedDatabase } from "../testing/test-databases.ts";
import {
  APPLICATION,
  CONTACT,
  expectOutcome,
  type Fields,
  INQUIRY,
  OFFICE,
  post,
} from "../testing/test-intake.ts";
import { createWorkingDays } from "../working-days.ts";
import { describeDue } from "./due.ts";
import type { MessageFilter } from "./filter.ts";
import { type Order, readMessages } from "./read-messages.ts";
import { markNotSpam, markSpam } from "./spam.ts";

const workingDays = createWorkingDays(OFFICE);

const dueTimes = (intake: PlacedIntake) =>
  intake.query("select reference, kind, due_at from messages order by received_at, id");

/** Posts messages on a Thursday, a Friday and a Monday. The clock then shows the Wednesday after. */
async function openWithMessages() {
  const intake = await openTestedIntake();
  const send = async (now: string, kind: MessageKind, fields: Fields) => {
    intake.clock.now = new Date(now);
    return expectOutcome(await post(intake, kind, fields), "accepted").reference;
  };
  const references = {
    application: await send("2026-11-19T10:00:00Z", "application", {
      ...APPLICATION,
      resume: new File(["x"], "cv.pdf"),
    }),
    friday: await send("2026-11-20T10:00:00Z", "contact", CONTACT),
    answered: await send("2026-11-20T11:00:00Z", "contact", { ...CONTACT, subject: "Answered" }),
    monday: await send("2026-11-23T10:00:00Z", "inquiry", INQUIRY),
  };
  await intake.query(
    "update messages set progress = 'answered', answered_at = '2026-11-20T12:00:00.000Z' where reference = ?",
    references.answered,
  );
  intake.clock.now = new Date("2026-11-25T09:00:00Z");
  return { intake, references };
}

test(`a message has a due time from the moment it is stored, on ${testedDatabase}`, async () => {
  const { intake } = await openWithMessages();
  expect(await dueTimes(intake)).toMatchObject([
    { kind: "application", due_at: "2026-11-26T17:30:00.000Z" },
    { kind: "contact", due_at: "2026-11-23T17:30:00.000Z" },
    { kind: "contact", due_at: "2026-11-23T17:30:00.000Z" },
    { kind: "inquiry", due_at: "2026-11-24T17:30:00.000Z" },
  ]);
});

test(`spam has no due time, until it is marked as not spam, on ${testedDatabase}`, async () => {
  const intake = await openTestedIntake();
  await post(intake, "contact", { ...CONTACT, alder_ring: "x" });
  const [spam] = await dueTimes(intake);
  const reference = String(spam?.reference);
  const due = async () => (await dueTimes(intake))[0]?.due_at;
  const { connection } = intake.inbox;
  const editor = { author: "Ann" };
  const now = new Date("2026-03-05T10:00:00Z");
  expect(await due()).toBeNull();
  await intake.sweep();
  expect(await due()).toBeNull();
  await connection.write((trx) => markNotSpam(trx, reference, { deliveries: [], workingDays }, editor, now));
  expect(await due()).toBe("2026-03-03T17:30:00.000Z");
  await connection.write((trx) => markSpam(trx, reference, editor, now));
  expect(await due()).toBeNull();
});

test(`messages of before get a due time, on ${testedDatabase}`, async () => {
  const place = await makePlace(testedDatabase);
  await createOldStore(place, "0002-search-text");
  for (let number = 0; number < 450; number += 1) await addOldMessage(place, number, { progress: "done" });
  const intake = await openTestedIntake(place);
  await intake.sweep();
  expect(await intake.query("select distinct due_at from messages")).toEqual([
    { due_at: "2026-03-03T17:30:00.000Z" },
  ]);
});

test(`the overdue messages are those without an answer, those that are late longest first, on ${testedDatabase}`, async () => {
  const { intake, references } = await openWithMessages();
  const { db } = intake.inbox.connection;
  const list = async (filter: MessageFilter, order: Order, range = {}) =>
    (await Array.fromAsync(readMessages(db, filter, order, range))).map(({ reference }) => reference);
  const { application, friday, answered, monday } = references;
  expect(await list({ overdueAt: intake.clock.now }, "due first")).toEqual([friday, monday]);
  expect(await list({}, "due first")).toEqual([friday, answered, monday, application]);
  expect(await list({}, "due last")).toEqual([application, monday, answered, friday]);
  expect(await list({}, "due first", { limit: 2, after: friday })).toEqual([answered, monday]);
  expect(await intake.countOverdue()).toEqual({ contact: 1, inquiry: 1, application: 0 });
});

test.each([
  ["2026-12-23T10:00:00Z", "due tomorrow 17:30", false],
  ["2026-12-24T08:00:00Z", "due today 17:30", false],
  ["2026-12-21T08:00:00Z", "due Thu 24 Dec, 17:30", false],
  ["2026-12-24T18:00:00Z", "late since today 17:30", true],
  ["2026-12-28T12:00:00Z", "late since Thu 24 Dec, 17:30", true],
  ["2026-12-29T08:00:00Z", "1 working day late", true],
  ["2026-12-30T08:00:00Z", "2 working days late", true],
])("at %s, a reply of Christmas Eve is %s", (now, text, isLate) => {
  const message = { dueAt: "2026-12-24T17:30:00.000Z", progress: "new" } as const;
  expect(describeDue(message, workingDays, new Date(now))).toEqual({ text, isLate });
  expect(describeDue({ ...message, progress: "answered" }, workingDays, new Date(now))).toBeNull();
  expect(describeDue({ ...message, dueAt: null }, workingDays, new Date(now))).toBeNull();
});
