import { expect, test } from "vitest";
import { openTestedIntake as openIntake } from "../testing/test-databases.ts";
import { CLIENT, CONTACT, expectOutcome, formRequest, INQUIRY, post } from "../testing/test-intake.ts";

const MANY = { points: 100, seconds: 600 };
const rateLimits = {
  tries: { points: 3, seconds: 600 },
  confirmations: { points: 2, seconds: 3600 },
  allConfirmations: MANY,
  inquiries: MANY,
  wordChecks: { points: 4, seconds: 600 },
};

test("an IP address over its limit is told how long to wait, its form is not read, and others are not affected", async () => {
  const intake = await openIntake({ rateLimits });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expectOutcome(await post(intake, "inquiry", { ...INQUIRY, name: "" }), "invalid");
  }
  const refused = formRequest(INQUIRY);
  const outcome = await intake.receive("inquiry", refused, CLIENT);
  const { retryAfterSeconds } = expectOutcome(outcome, "too-many");
  expect(refused.bodyUsed).toBe(false);
  expect(retryAfterSeconds).toBeGreaterThan(500);
  expect(retryAfterSeconds).toBeLessThanOrEqual(600);
  const neighbour = await intake.receive("inquiry", formRequest(INQUIRY), { address: "203.0.113.8" });
  expectOutcome(neighbour, "accepted");
});

test("all messages from one email address are stored, but only the first few get a confirmation email", async () => {
  const intake = await openIntake({ rateLimits: { ...rateLimits, tries: MANY, wordChecks: MANY } });
  for (const email of ["jo@gmail.com", "Jo+1@gmail.com", "j.o@googlemail.com", "j.o+2@gmail.com"]) {
    expectOutcome(await post(intake, "contact", { ...CONTACT, email }), "accepted");
  }
  expect(await intake.count("messages")).toBe(4);
  const rows = await intake.query("select kind from deliveries order by kind");
  expect(rows.filter(({ kind }) => kind === "staff-mail")).toHaveLength(4);
  expect(rows.filter(({ kind }) => kind === "visitor-mail")).toHaveLength(2);
});

test("spam and suspicious messages don't use up the confirmation emails of the address they name", async () => {
  const intake = await openIntake({
    rateLimits: { ...rateLimits, tries: MANY, wordChecks: MANY },
    deliveries: { contact: ["visitor-mail"], inquiry: ["visitor-mail"], application: [] },
  });
  const { email = "" } = CONTACT;
  for (const message of ["one", "two", "three"]) {
    await post(intake, "contact", { ...CONTACT, message, alder_ring: "filled in" });
    await post(intake, "inquiry", { ...INQUIRY, email, requirements: message, fill_time: "400" });
  }
  expect(await intake.count("deliveries")).toBe(0);
  expectOutcome(await post(intake, "contact", CONTACT), "accepted");
  expect(await intake.count("deliveries")).toBe(1);
});

test("when the confirmation emails for all visitors are used up, messages are stored and sent to staff, and one line is logged", async () => {
  const allConfirmations = { points: 2, seconds: 3600 };
  const intake = await openIntake({
    rateLimits: { ...rateLimits, tries: MANY, wordChecks: MANY, allConfirmations },
  });
  for (const email of ["a@example.com", "b@example.com", "c@example.com", "d@example.com"]) {
    expectOutcome(await post(intake, "contact", { ...CONTACT, email }), "accepted");
  }
  const rows = await intake.query("select kind from deliveries order by kind");
  expect(rows.map(({ kind }) => kind)).toEqual([
    ...Array<string>(4).fill("staff-mail"),
    ...Array<string>(2).fill("visitor-mail"),
  ]);
  expect(intake.logged).toEqual([expect.stringMatching(/^Too many confirmation emails/)]);
});

test("an IP address that requests too many CAPTCHA pictures and recordings is told how long to wait", async () => {
  const intake = await openIntake({ rateLimits });
  const ask = () => intake.wordCheck.issue("contact", { cookies: {}, ...CLIENT });
  for (let asked = 0; asked < 4; asked += 1) expect((await ask()).outcome).toBe("issued");
  expect(await ask()).toMatchObject({ outcome: "too-many", retryAfterSeconds: expect.any(Number) });
  const spoken = await intake.wordCheck.audio("contact", { cookies: {}, ...CLIENT });
  expect(spoken.outcome).toBe("too-many");
});
