import { expect, onTestFinished, test } from "vitest";
import { DEFAULT_RATE_LIMITS } from "../abuse/rate-limits.ts";
import { markSpam } from "../inbox/spam.ts";
import { openStore } from "../store/store.ts";
import { openTestedIntake as openIntake } from "../testing/test-databases.ts";
import {
  APPLICATION,
  CLIENT,
  CONTACT,
  expectOutcome,
  type Fields,
  fetchWord,
  formRequest,
  INQUIRY,
  post,
} from "../testing/test-intake.ts";

test("a visitor with two CAPTCHA words can send two messages, but not a third", async () => {
  const intake = await openIntake();
  const first = await fetchWord(intake, "contact");
  const both = `${first}; ${await fetchWord(intake, "contact", first)}`;
  for (const subject of ["one", "two"]) {
    const request = formRequest({ ...CONTACT, subject }, { cookie: both });
    expectOutcome(await intake.receive("contact", request, CLIENT), "accepted");
  }
  const third = formRequest({ ...CONTACT, subject: "three" }, { cookie: both });
  expectOutcome(await intake.receive("contact", third, CLIENT), "invalid");
});

test("a CAPTCHA word stays valid after a restart, and a used word stays used", async () => {
  const before = await openIntake();
  const cookie = await fetchWord(before, "contact");
  const used = await fetchWord(before, "contact");
  expectOutcome(await before.receive("contact", formRequest(CONTACT, { cookie: used }), CLIENT), "accepted");
  await before.close();
  const after = await openIntake(before.place);
  const again = formRequest({ ...CONTACT, subject: "another" }, { cookie: used });
  expectOutcome(await after.receive("contact", again, CLIENT), "invalid");
  const fresh = formRequest({ ...CONTACT, subject: "another" }, { cookie });
  expectOutcome(await after.receive("contact", fresh, CLIENT), "accepted");
});

test("a CAPTCHA word stays valid while other fields are corrected, and is used up when the message is stored", async () => {
  const intake = await openIntake();
  const cookie = await fetchWord(intake, "contact");
  const send = (changes: Fields) =>
    intake.receive("contact", formRequest({ ...CONTACT, ...changes }, { cookie }), CLIENT);
  for (let mistake = 0; mistake < 5; mistake += 1) {
    expect(expectOutcome(await send({ name: "" }), "invalid").wordChanged).toBe(false);
  }
  expect(expectOutcome(await send({ type_the_word: "" }), "invalid").wordChanged).toBe(false);
  expectOutcome(await send({}), "accepted");
  expect(expectOutcome(await send({ subject: "another" }), "invalid").wordChanged).toBe(true);
});

test("ten wrong guesses use up a CAPTCHA word, even if other fields are invalid", async () => {
  const intake = await openIntake();
  const cookie = await fetchWord(intake, "contact");
  const send = (changes: Fields) =>
    intake.receive("contact", formRequest({ ...CONTACT, ...changes }, { cookie }), CLIENT);
  for (let guess = 1; guess < 10; guess += 1) {
    const name = guess % 2 === 0 ? "" : "Jo";
    const { wordChanged } = expectOutcome(await send({ type_the_word: "stork", name }), "invalid");
    expect(wordChanged).toBe(false);
  }
  expect(expectOutcome(await send({ type_the_word: "egret" }), "invalid").wordChanged).toBe(true);
  expect(expectOutcome(await send({}), "invalid").fieldErrors).toHaveProperty("type_the_word");
  expect(expectOutcome(await send({}), "invalid").wordChanged).toBe(true);
  expect(await intake.count("messages")).toBe(0);
  expectOutcome(await post(intake, "contact", CONTACT), "accepted");
});

test("records of used CAPTCHA words are deleted once the words have expired", async () => {
  const intake = await openIntake();
  await post(intake, "contact", CONTACT);
  intake.clock.now = new Date("2026-03-02T10:30:00Z");
  await intake.sweep();
  expect(await intake.count("word_check_uses")).toBe(1);
  intake.clock.now = new Date("2026-03-02T11:00:00Z");
  await intake.sweep();
  expect(await intake.count("word_check_uses")).toBe(0);
});

test("a double click stores one message, and both requests get the same reference", async () => {
  const intake = await openIntake();
  const cookie = await fetchWord(intake, "contact");
  const [first, second] = await Promise.all(
    [1, 2].map(() => intake.receive("contact", formRequest(CONTACT, { cookie }), CLIENT)),
  );
  expect(first).toEqual(second);
  expectOutcome(first ?? { outcome: "refused", status: 400, message: "" }, "accepted");
  expect(await intake.count("messages")).toBe(1);
  expect(await intake.count("deliveries")).toBe(2);
});

test("a message sent again hours later needs a new CAPTCHA word and gets the same reference", async () => {
  const intake = await openIntake();
  const first = await post(intake, "contact", CONTACT);
  intake.clock.now = new Date("2026-03-03T09:00:00Z");
  expectOutcome(await intake.receive("contact", formRequest(CONTACT), CLIENT), "invalid");
  expect(await post(intake, "contact", CONTACT)).toEqual(first);
  expect(await intake.count("messages")).toBe(1);
});

test("a message that staff marked as spam is stored as a new message if it is sent again", async () => {
  const intake = await openIntake();
  const first = expectOutcome(await post(intake, "contact", CONTACT), "accepted");
  const { connection, close } = await openStore(intake.place);
  onTestFinished(close);
  await connection.write((trx) => markSpam(trx, first.reference, { author: "Jo" }, intake.clock.now));
  const second = expectOutcome(await post(intake, "contact", CONTACT), "accepted");
  expect(second.reference).not.toBe(first.reference);
  expect(await intake.query("select status from messages order by status")).toEqual([
    { status: "received" },
    { status: "spam" },
  ]);
});

test("an application sent twice is stored once, but with a different file it is stored again", async () => {
  const intake = await openIntake();
  const fields = { ...APPLICATION, resume: new File(["my life"], "cv.pdf") };
  const first = await post(intake, "application", fields);
  expect(await post(intake, "application", fields)).toEqual(first);
  expect(await intake.count("files")).toBe(1);
  const other = { ...APPLICATION, resume: new File(["my other life"], "cv.pdf") };
  expect(expectOutcome(await post(intake, "application", other), "accepted")).not.toEqual(first);
  expect(await intake.count("files")).toBe(2);
});

test("spam is acknowledged and stored, but not delivered, and its files are not stored", async () => {
  const intake = await openIntake();
  const resume = new File(["my life"], "cv.pdf");
  const fields = { name: "Bot", email: "not an address", message: "Buy\0this", alder_ring: "yes", resume };
  const { reference } = expectOutcome(await post(intake, "application", fields), "accepted");
  const [row] = await intake.query("select reference, status, fields from messages");
  expect(row).toMatchObject({ reference, status: "spam" });
  expect(JSON.parse(String(row?.fields))).toMatchObject({ name: "Bot", message: "Buy\ufffdthis" });
  for (const table of ["deliveries", "files"]) expect(await intake.count(table)).toBe(0);
});

test("a message is stored even if the same message was stored as spam before", async () => {
  const intake = await openIntake();
  const spam = await post(intake, "contact", { ...CONTACT, alder_ring: "filled by mistake" });
  expect(await post(intake, "contact", CONTACT)).not.toEqual(spam);
  expect(await intake.count("messages")).toBe(2);
});

test("spam over the limit of 500 spam messages a day is dropped, but its sender gets the usual response", async () => {
  const intake = await openIntake();
  const now = intake.clock.now.toISOString();
  for (let number = 0; number < 499; number += 1) {
    await intake.query(
      `insert into messages (id, reference, kind, status, received_at, email, page, fields, digest, digest_day, spam_since)
       values ('${number}', '${number}', 'contact', 'spam', '${now}', '', '', '{}', '${number}', 0, '${now}')`,
    );
  }
  for (const message of ["one", "two", "three"]) {
    expectOutcome(await post(intake, "contact", { ...CONTACT, message, alder_ring: "yes" }), "accepted");
  }
  expect(await intake.count("messages")).toBe(500);
  expectOutcome(await post(intake, "contact", CONTACT), "accepted");
  expect(await intake.count("messages")).toBe(501);
  intake.clock.now = new Date("2026-03-03T10:01:00Z");
  expectOutcome(await post(intake, "contact", { ...CONTACT, alder_ring: "again" }), "accepted");
  expect(await intake.count("messages")).toBe(502);
});

test("spam over the limit of two million characters a day is dropped", async () => {
  const intake = await openIntake();
  const now = intake.clock.now.toISOString();
  await intake.query(
    `insert into messages (id, reference, kind, status, received_at, email, page, fields, digest, digest_day, spam_since)
     values ('large', 'large', 'contact', 'spam', '${now}', '', '', ?, 'large', 0, '${now}')`,
    JSON.stringify({ message: "x".repeat(1_999_950) }),
  );
  for (const message of ["one", "two"]) {
    expectOutcome(await post(intake, "contact", { ...CONTACT, message, alder_ring: "yes" }), "accepted");
  }
  expect(await intake.count("messages")).toBe(2);
});

test("old spam is deleted even if the records of used words can't be", async () => {
  const intake = await openIntake();
  await post(intake, "contact", { ...CONTACT, alder_ring: "yes" });
  intake.clock.now = new Date("2026-04-02T10:00:00Z");
  await intake.query("drop table word_check_uses");
  await expect(intake.sweep()).rejects.toThrow();
  expect(await intake.count("messages")).toBe(0);
});

test("spam is deleted thirty days after it was marked as spam", async () => {
  const intake = await openIntake();
  await post(intake, "contact", { ...CONTACT, alder_ring: "yes" });
  const { reference } = expectOutcome(await post(intake, "contact", CONTACT), "accepted");
  intake.clock.now = new Date("2026-03-31T10:00:00Z");
  const { connection, close } = await openStore(intake.place);
  onTestFinished(close);
  await connection.write((trx) => markSpam(trx, reference, { author: "Jo" }, intake.clock.now));
  await intake.sweep();
  expect(await intake.count("messages")).toBe(2);
  intake.clock.now = new Date("2026-04-02T10:00:00Z");
  await intake.sweep();
  expect(await intake.query("select reference from messages")).toEqual([{ reference }]);
});

const LINKS = "https://a.example ".repeat(6);

test.each([
  ["filled in faster than a person types", { fill_time: "400" }],
  ["full of links", { requirements: LINKS }],
])(
  "an inquiry %s is delivered to staff as suspicious, without a confirmation email",
  async (_what, changes) => {
    const intake = await openIntake({ rateLimits: DEFAULT_RATE_LIMITS });
    expectOutcome(await post(intake, "inquiry", { ...INQUIRY, ...changes }), "accepted");
    expect(await intake.query("select status from messages")).toEqual([{ status: "suspicious" }]);
    expect(await intake.query("select kind from deliveries")).toEqual([{ kind: "staff-mail" }]);
  },
);

test("an inquiry sent again after a slower try is a duplicate, although the first was suspicious", async () => {
  const intake = await openIntake({ rateLimits: DEFAULT_RATE_LIMITS });
  const first = await post(intake, "inquiry", { ...INQUIRY, fill_time: "400" });
  expect(await post(intake, "inquiry", { ...INQUIRY, fill_time: "9000" })).toEqual(first);
  expect(await intake.count("messages")).toBe(1);
});

test("inquiries over the limit for one IP address are delivered to staff as suspicious", async () => {
  const rateLimits = { ...DEFAULT_RATE_LIMITS, inquiries: { points: 2, seconds: 600 } };
  const intake = await openIntake({ rateLimits });
  for (const requirements of ["one", "two", "three"]) {
    expectOutcome(await post(intake, "inquiry", { ...INQUIRY, requirements }), "accepted");
  }
  const other = formRequest({ ...INQUIRY, requirements: "four" });
  expectOutcome(await intake.receive("inquiry", other, { address: "203.0.113.8" }), "accepted");
  const rows = await intake.query("select status from messages order by status");
  expect(rows.map(({ status }) => status)).toEqual(["received", "received", "received", "suspicious"]);
  expect(await intake.query("select id from deliveries where kind = 'staff-mail'")).toHaveLength(4);
});

test("an inquiry is not suspicious if its fill time is long enough or was not measured", async () => {
  const intake = await openIntake({ rateLimits: DEFAULT_RATE_LIMITS });
  await post(intake, "inquiry", INQUIRY);
  await post(intake, "inquiry", { ...INQUIRY, requirements: "Another", fill_time: "31000" });
  expect(await intake.query("select distinct status from messages")).toEqual([{ status: "received" }]);
});
