import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openPlacedIntake, type PlacedIntake } from "../testing/test-databases.ts";
import { APPLICATION, CONTACT, expectOutcome, INQUIRY, post } from "../testing/test-intake.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { deliveries, mailOptions, ONE_EMAIL, openOutbox } from "./testing/test-outbox.ts";

const openIntake = () => openPlacedIntake("sqlite", ONE_EMAIL);

async function setFields(intake: PlacedIntake, fields: Record<string, string>) {
  await intake.query("update messages set fields = ?", JSON.stringify(fields));
}

test("staff get the message as plain text and HTML and reply to the visitor, who gets a confirmation with the reference", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  const { reference } = expectOutcome(await post(intake, "contact", CONTACT), "accepted");
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();

  const mail = server.received.find(({ recipients }) => recipients[0] === "sales@company.example");
  expect(mail?.recipients).toEqual(["sales@company.example"]);
  expect(mail?.envelopeFrom).toBe("mail@company.example");
  expect(mail?.from).toEqual({ name: "Company", address: "mail@company.example" });
  expect(mail?.replyTo).toEqual([{ name: "Jo Alder", address: "Jo@example.com" }]);
  expect(mail?.subject).toBe(`Contact: A quote (${reference})`);
  for (const part of [mail?.text, mail?.html]) expect(part).toContain("how are you?");

  const confirmation = server.received.find(({ recipients }) => recipients[0] === "Jo@example.com");
  expect(confirmation?.recipients).toHaveLength(1);
  expect(confirmation?.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }),
  );
  expect(confirmation?.replyTo).toMatchObject([{ address: "desk@company.example" }]);
  for (const part of [confirmation?.text, confirmation?.html]) expect(part).toContain(reference);
  expect(await deliveries(intake)).toMatchObject([
    { kind: "staff-mail", state: "delivered", attempts: 1, last_error: null },
    { kind: "visitor-mail", state: "delivered", attempts: 1, last_error: null },
  ]);
});

test.each([
  ["2026-11-19T14:00:00Z", "2026-11-19T14:00:00Z", "Friday 20 November, 17:30"],
  // After it was released from spam, when the first promise had passed.
  ["2026-11-19T14:00:00Z", "2026-11-21T09:00:00Z", "Monday 23 November, 17:30"],
])("a message of %s that is confirmed at %s is answered by %s", async (received, confirmed, replyBy) => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  const outbox = await openOutbox(intake, mailOptions(server.url));
  intake.clock.now = new Date(received);
  await post(intake, "contact", CONTACT);
  intake.clock.now = new Date(confirmed);
  await outbox.sendDue();
  const confirmation = server.received.find(({ recipients }) => recipients[0] === "Jo@example.com");
  for (const part of [confirmation?.text, confirmation?.html]) expect(part).toContain(`By ${replyBy}.`);
});

test("applications go to the careers address, with the files attached byte for byte under their own names", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  const resume = randomBytes(3_000_001);
  const coverletter = Buffer.from("Dear team,\n.\n\r\nÄ\0");
  await post(intake, "application", {
    ...APPLICATION,
    resume: new File([resume], "Jo's “résumé”.pdf"),
    coverletter: new File([coverletter], "letter.txt", { type: "text/html" }),
  });
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();

  const [mail] = server.received;
  expect(mail?.recipients).toEqual(["careers@company.example"]);
  const file = { disposition: "attachment", mimeType: "application/octet-stream" };
  expect(mail?.attachments).toMatchObject([
    { ...file, filename: "Jo's “résumé”.pdf" },
    { ...file, filename: "letter.txt" },
  ]);
  const [first, second] = mail?.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer)) ?? [];
  expect(first?.equals(resume)).toBe(true);
  expect(second?.equals(coverletter)).toBe(true);
});

test("an email that is too large for the mail server is sent without its files", async () => {
  const [intake, server] = [await openIntake(), await startMailServer({ size: 100_000 })];
  await post(intake, "application", { ...APPLICATION, resume: new File([randomBytes(200_000)], "cv.pdf") });
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  expect(server.received[0]?.attachments).toEqual([]);
  expect(server.received[0]?.text).toContain("./inbox");
  expect(await deliveries(intake)).toMatchObject([{ state: "delivered" }]);
});

test.each(["552 too much", "554 5.3.4 Message too big", "550 5.2.3 Message too long"])(
  "an email that the mail server refuses with %j is sent again without its files",
  async (reply) => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    const replies = [reply];
    server.answer = (stage) => (stage === "data" && replies.pop()) || null;
    await post(intake, "application", { ...APPLICATION, resume: new File(["my life"], "cv.pdf") });
    await (await openOutbox(intake, mailOptions(server.url))).sendDue();
    expect(server.received.map(({ attachments }) => attachments)).toEqual([[]]);
    expect(await deliveries(intake)).toMatchObject([{ state: "delivered" }]);
  },
);

test("if one staff email address is refused, the others get the email and the refusal is recorded", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  server.answer = (_stage, address) => (address === "gone@company.example" ? "550 no such user" : null);
  const inquiry = ["gone@company.example", "sales@company.example"];
  const staff = { contact: inquiry, inquiry, application: inquiry };
  await post(intake, "inquiry", INQUIRY);
  await (await openOutbox(intake, mailOptions(server.url, { staff }))).sendDue();
  expect(server.received[0]?.recipients).toEqual(["sales@company.example"]);
  const [delivery] = await deliveries(intake);
  expect(delivery).toMatchObject({ state: "delivered" });
  expect(delivery?.last_error).toContain("gone@company.example");
});

test.each([
  "victim@example.com,second@example.com",
  "victim@example.com\r\nRCPT TO:<second@example.com>",
  "victim@example.com (second@example.com)",
])("the email address %j gets no email, but staff still get theirs", async (email) => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "contact", CONTACT);
  await setFields(intake, { name: "Jo", subject: "Hi", message: "Hi", email });
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  expect(server.received.map(({ recipients }) => recipients)).toEqual([["sales@company.example"]]);
  expect(server.received[0]?.replyTo).toBeUndefined();
  expect(await deliveries(intake)).toMatchObject([{ state: "delivered" }, { state: "parked" }]);
});

test("line breaks, commas and brackets in a name or a subject add no header and no recipient", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "contact", CONTACT);
  const trick = 'Jo\r\nBcc: second@example.com\r\n\r\n<b@example.com>, "c" <c@example.com>';
  await setFields(intake, { name: trick, subject: trick, message: "Hi", email: "jo@example.com" });
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  const mail = server.received.find(({ recipients }) => recipients[0] === "sales@company.example");
  expect(mail?.recipients).toHaveLength(1);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.replyTo).toMatchObject([{ address: "jo@example.com" }]);
});

test("no email is sent if part of a file is missing from the store", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "application", { ...APPLICATION, resume: new File([randomBytes(300_000)], "cv.pdf") });
  await intake.query("delete from file_chunks where seq = 2");
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  expect(server.received).toHaveLength(0);
  expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
});
