import { expect, onTestFinished, test } from "vitest";
import type { MessageKind } from "../forms/common.ts";
import { followUp } from "../inbox/follow-up.ts";
import { queueMorningNotices } from "../inbox/notices.ts";
import { rememberAddresses } from "../inbox/staff-addresses.ts";
import { openStore } from "../store/store.ts";
import { openTestedIntake, type PlacedIntake, testedDatabase } from "../testing/test-databases.ts";
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
import { type MailServer, startMailServer } from "./testing/mail-server.ts";
import { mailOptions, openOutbox } from "./testing/test-outbox.ts";

const ANNA = { name: "Anna", email: "anna@company.example", kinds: ["contact", "inquiry"] } as const;
const NO_DELIVERIES = { deliveries: { contact: [], inquiry: [], application: [] } };
const workingDays = createWorkingDays(OFFICE);

/** Another server on the same store, which does its part when the test says so. */
async function openServer(intake: PlacedIntake, mails: MailServer) {
  const { connection, close } = await openStore(intake.place);
  onTestFinished(() => close());
  const outbox = await openOutbox(intake, mailOptions(mails.url));
  return {
    connection,
    outbox,
    queue: () => queueMorningNotices(connection, workingDays, intake.clock.now),
  };
}

async function openTwoServers() {
  const [intake, mails] = [await openTestedIntake(NO_DELIVERIES), await startMailServer()];
  const servers = [await openServer(intake, mails), await openServer(intake, mails)];
  const at = (now: string) => {
    intake.clock.now = new Date(now);
  };
  const send = async (now: string, kind: MessageKind, fields: Fields) => {
    at(now);
    return expectOutcome(await post(intake, kind, fields), "accepted").reference;
  };
  /** What both servers do together at this time, and the emails that follow. */
  const tick = async (now: string) => {
    at(now);
    await Promise.all(servers.map(({ queue }) => queue()));
    await Promise.all(servers.map(({ outbox }) => outbox.sendDue()));
    return newMails();
  };
  const newMails = () =>
    mails.received
      .splice(0)
      .map(({ recipients, subject }) => `${recipients.join()}: ${subject}`)
      .toSorted();
  const update = (reference: string, change: Parameters<typeof followUp>[2], author: string) =>
    intake.inbox.connection.write((trx) => followUp(trx, reference, change, { author }, intake.clock.now));
  return { intake, mails, servers, at, send, tick, newMails, update };
}

const resume = new File(["x"], "cv.pdf");

test(`over Christmas, each message is called to mind once when it is due and once when it is late, and each week has one summary, on ${testedDatabase}`, async () => {
  const { intake, mails, servers, at, send, tick, newMails, update } = await openTwoServers();
  await rememberAddresses(intake.inbox.connection)(ANNA, new Date("2026-12-21T08:00:00Z"));
  expect(await tick("2026-12-21T08:30:00Z")).toEqual([]);
  await send("2026-12-21T10:00:00Z", "application", { ...APPLICATION, resume });
  const inquiry = await send("2026-12-23T10:00:00Z", "inquiry", INQUIRY);
  await update(inquiry, { owner: "anna" }, "Ben");
  await tick("2026-12-23T11:00:00Z");
  expect(await tick("2026-12-24T08:29:00Z")).toEqual([]);
  expect(await tick("2026-12-24T08:30:00Z")).toEqual(["anna@company.example: Due (1)"]);
  const contact = await send("2026-12-24T10:00:00Z", "contact", CONTACT);
  for (const holiday of ["24T18:00", "25T12:00", "26T12:00", "28T12:00", "29T08:29"])
    expect(await tick(`2026-12-${holiday}:00Z`)).toEqual([]);

  // The mail server is down, and a server is killed before it has sent what it has claimed.
  mails.answer = () => "451 later";
  at("2026-12-29T08:30:00Z");
  await Promise.all(servers.map(({ queue }) => queue()));
  await intake.query(
    "update notices set claimed_by = 'killed', claimed_until = '2026-12-29T08:31:00.000Z', attempts = 1 where state = 'queued' and kind = 'reminder'",
  );
  await Promise.all(servers.map(({ outbox }) => outbox.sendDue()));
  expect(newMails()).toEqual([]);
  mails.answer = () => null;
  expect(await tick("2026-12-29T08:30:20Z")).toEqual([]);
  const monday = [
    "anna@company.example: Due (1)",
    "careers@company.example: The week (1)",
    "sales@company.example: Due (1)",
    "sales@company.example: The week (2)",
  ];
  expect(await tick("2026-12-29T08:40:00Z")).toEqual(monday);
  expect(await tick("2026-12-29T09:00:00Z")).toEqual([]);

  expect(await tick("2026-12-30T08:30:00Z")).toEqual([
    "careers@company.example: Due (1)",
    "sales@company.example: Due (1)",
  ]);
  await update(contact, { progress: "answered" }, "Ben");
  expect(await tick("2026-12-31T08:30:00Z")).toEqual(["careers@company.example: Due (1)"]);
  expect(await tick("2027-01-04T08:30:00Z")).toEqual([
    "careers@company.example: The week (1)",
    "sales@company.example: The week (1)",
  ]);
  expect(await intake.query("select kind from notices where state <> 'delivered'")).toEqual([]);
});

test(`a new owner is told in one email of all that was handed over together, and nobody of what they did themselves, on ${testedDatabase}`, async () => {
  const { intake, mails, send, tick, update } = await openTwoServers();
  const { connection } = intake.inbox;
  const references = [
    await send("2026-11-19T10:00:00Z", "inquiry", INQUIRY),
    await send("2026-11-19T10:01:00Z", "inquiry", { ...INQUIRY, requirements: "Another" }),
  ];
  const application = await send("2026-11-19T10:02:00Z", "application", { ...APPLICATION, resume });
  await tick("2026-11-19T10:03:00Z");
  for (const reference of references) await update(reference, { owner: "Anna" }, "Ben");
  expect(await tick("2026-11-19T10:04:00Z"), "her address is not known yet").toEqual([]);

  await rememberAddresses(connection)(ANNA, intake.clock.now);
  for (const reference of references) await update(reference, { owner: "" }, "Ben");
  for (const reference of references) await update(reference, { owner: "anna" }, "ANNA");
  await update(application, { owner: "Anna" }, "Hannah");
  expect(await tick("2026-11-19T10:05:00Z"), "she may not see applications").toEqual([]);
  for (const reference of references) await update(reference, { owner: "" }, "Ben");
  for (const reference of references) await update(reference, { owner: "Anna" }, "Ben");
  await update(references[0] ?? "", { note: "No change of owner" }, "Ben");
  expect(await tick("2026-11-19T10:06:00Z")).toEqual(["anna@company.example: Yours (2)"]);

  await update(references[0] ?? "", { owner: "" }, "Ben");
  await update(references[0] ?? "", { owner: "Anna" }, "Ben");
  await update(references[0] ?? "", { owner: "Ben" }, "Ben");
  expect(await tick("2026-11-19T10:07:00Z"), "it was handed on before the email was sent").toEqual([]);
  expect(mails.received).toEqual([]);
});

test(`an email says who waits, since when and for what, without line breaks or bidirectional characters in it, on ${testedDatabase}`, async () => {
  const { mails, servers, at, send } = await openTwoServers();
  const name = "Jo\r\nBcc: victim@example.com \u202Egnp.exe";
  const reference = await send("2026-11-18T10:00:00Z", "contact", { ...CONTACT, name });
  at("2026-11-20T09:00:00Z");
  const [server] = servers;
  await server?.queue();
  await server?.outbox.sendDue();
  const mail = mails.received.find(({ subject }) => subject === "Due (1)");
  expect(mail?.recipients).toEqual(["sales@company.example"]);
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain("1 working day late");
    expect(part).toContain("A quote");
    expect(part).toContain(reference);
    expect(part).not.toContain("\u202E");
    expect(part).not.toContain("\nBcc");
  }
  expect(mail?.html).toContain(`https://inbox.company.example/messages/${reference}`);
});

test(`the server reminds by itself if it sends emails, and forgets what it knew of erased messages and of colleagues who left, on ${testedDatabase}`, async () => {
  const mails = await startMailServer();
  const intake = await openTestedIntake({
    ...NO_DELIVERIES,
    outbox: mailOptions(mails.url),
    retentionDays: 30,
  });
  intake.clock.now = new Date("2026-11-19T10:00:00Z");
  await post(intake, "contact", CONTACT);
  await rememberAddresses(intake.inbox.connection)(ANNA, intake.clock.now);
  intake.clock.now = new Date("2026-11-20T09:00:00Z");
  await intake.sweep();
  await expect
    .poll(() => mails.received.map(({ subject }) => subject).toSorted())
    .toEqual(["Due (1)", "The week (1)"]);
  intake.clock.now = new Date("2027-04-20T06:00:00Z");
  await intake.sweep();
  for (const table of ["messages", "notices", "notice_messages", "staff"])
    expect(await intake.count(table)).toBe(0);

  const silent = await openTestedIntake(NO_DELIVERIES);
  silent.clock.now = new Date("2026-11-19T10:00:00Z");
  await post(silent, "contact", CONTACT);
  silent.clock.now = new Date("2026-11-20T09:00:00Z");
  await silent.sweep();
  expect(await silent.count("notices")).toBe(0);
});
