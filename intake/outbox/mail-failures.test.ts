import { expect, test } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { openPlacedIntake } from "../testing/test-databases.ts";
import { CONTACT, INQUIRY, post } from "../testing/test-intake.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { advanceClock, deliveries, mailOptions, ONE_EMAIL, openOutbox } from "./testing/test-outbox.ts";

const openIntake = () => openPlacedIntake("sqlite", ONE_EMAIL);
const DAY = 24 * 60 * 60 * 1000;
const LONG_TIMEOUTS = { connect: 20_000, greeting: 20_000, idle: 20_000 };

test.each(["connect", "data"] as const)(
  "after a 4xx reply at the %s stage, a delivery is retried, but not immediately",
  async (stage) => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    const outbox = await openOutbox(intake, mailOptions(server.url));
    server.answer = (at) => (at === stage ? "451 try later" : null);
    await post(intake, "inquiry", INQUIRY);
    await outbox.sendDue();
    const [delivery] = await deliveries(intake);
    expect(delivery).toMatchObject({ state: "queued", attempts: 1 });
    expect(delivery?.last_error).toContain("try later");
    server.answer = () => null;
    advanceClock(intake, 10_000);
    await outbox.sendDue();
    expect(server.received).toHaveLength(0);
    advanceClock(intake, 30_000);
    await outbox.sendDue();
    expect(server.received).toHaveLength(1);
    expect(await deliveries(intake)).toMatchObject([{ state: "delivered", attempts: 2, last_error: null }]);
  },
);

test.each(["recipient", "data"] as const)(
  "a delivery is parked with the reason, and not retried, after a 5xx reply at the %s stage",
  async (stage) => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    const outbox = await openOutbox(intake, mailOptions(server.url));
    server.answer = (at) => (at === stage ? "550 5.1.1 jo@example.com is unknown" : null);
    await post(intake, "inquiry", INQUIRY);
    await outbox.sendDue();
    advanceClock(intake, 5 * DAY);
    server.answer = () => null;
    await outbox.sendDue();
    expect(server.received).toHaveLength(0);
    const [delivery] = await deliveries(intake);
    expect(delivery).toMatchObject({ state: "parked", attempts: 1 });
    expect(delivery?.last_error).toContain("is unknown");
    expect(JSON.stringify(outbox.logged)).toContain("550");
    expect(JSON.stringify(outbox.logged)).not.toContain("@");
  },
);

test("if one of two recipients is deferred, only that one gets the email later", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  const inquiry = ["full@company.example", "sales@company.example"];
  const options = mailOptions(server.url, { staff: { contact: inquiry, inquiry, application: inquiry } });
  server.answer = (_stage, address) => (address === "full@company.example" ? "450 mailbox full" : null);
  await post(intake, "inquiry", INQUIRY);
  await (await openOutbox(intake, options)).sendDue();
  const [delivery] = await deliveries(intake);
  expect(delivery).toMatchObject({ state: "queued", attempts: 1 });
  expect(delivery?.last_error).toMatch(/full@company\.example .*mailbox full/);

  server.answer = () => null;
  advanceClock(intake, 60_000);
  await (await openOutbox(intake, options)).sendDue();
  expect(server.received.map(({ recipients }) => recipients)).toEqual([
    ["sales@company.example"],
    ["full@company.example"],
  ]);
  expect(server.received[1]?.messageId).toBe(server.received[0]?.messageId);
  expect(await deliveries(intake)).toMatchObject([{ state: "delivered", attempts: 2, last_error: null }]);
});

test("if one recipient is refused and another is deferred, the deferred one gets the email later", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  const inquiry = ["gone@company.example", "full@company.example", "sales@company.example"];
  const options = mailOptions(server.url, { staff: { contact: inquiry, inquiry, application: inquiry } });
  const gone = (address: string) => (address === "gone@company.example" ? "550 unknown" : null);
  server.answer = (_stage, address) =>
    address === "full@company.example" ? "450 mailbox full" : gone(address);
  await post(intake, "inquiry", INQUIRY);
  await (await openOutbox(intake, options)).sendDue();
  server.answer = (_stage, address) => gone(address);
  advanceClock(intake, 60_000);
  await (await openOutbox(intake, options)).sendDue();
  expect(server.received.map(({ recipients }) => recipients)).toEqual([
    ["sales@company.example"],
    ["full@company.example"],
  ]);
  expect(await deliveries(intake)).toMatchObject([
    { state: "delivered", last_error: expect.stringMatching(/gone@company\.example .*unknown/) },
  ]);
});

test("an attempt that has reached its time limit closes its connection, so that the email is sent once", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  const reply = Promise.withResolvers<null>();
  server.answer = (stage) => (stage === "recipient" ? reply.promise : null);
  await post(intake, "inquiry", INQUIRY);
  const outbox = await openOutbox(intake, mailOptions(server.url), undefined, 200);
  await outbox.sendDue();
  expect(await deliveries(intake)).toMatchObject([
    { state: "queued", attempts: 1, last_error: expect.stringContaining("within ten minutes") },
  ]);
  reply.resolve(null);
  advanceClock(intake, 60_000);
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  await server.stop();
  expect(server.received).toHaveLength(1);
  expect(await deliveries(intake)).toMatchObject([{ state: "delivered", attempts: 2 }]);
});

test("a confirmation email that is more than five days late is parked and logged, and staff get theirs", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "contact", CONTACT);
  advanceClock(intake, 5 * DAY + 1);
  const outbox = await openOutbox(intake, mailOptions(server.url));
  await outbox.sendDue();
  expect(server.received.map(({ recipients }) => recipients)).toEqual([["sales@company.example"]]);
  expect(await deliveries(intake)).toMatchObject([
    { kind: "staff-mail", state: "delivered" },
    { kind: "visitor-mail", state: "parked", last_error: expect.stringContaining("five days late") },
  ]);
  expect(outbox.logged).toMatchObject([{ message: expect.stringContaining("five days late") }]);
});

test("a delivery is retried after a 5xx reply to the connection or the password", async () => {
  const intake = await openIntake();
  const server = await startMailServer({
    disabledCommands: ["STARTTLS"],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("wrong password")),
  });
  await post(intake, "inquiry", INQUIRY);
  const url = server.url.replace("//", "//jo:wrong@");
  await (await openOutbox(intake, mailOptions(url))).sendDue();
  expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
  server.answer = () => "554 not today";
  advanceClock(intake, DAY);
  await (await openOutbox(intake, mailOptions(url))).sendDue();
  expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 2 }]);
});

test("a delivery is retried if the mail server requires a password and none is set", async () => {
  const intake = await openIntake();
  const server = await startMailServer({ disabledCommands: ["STARTTLS"], authOptional: false });
  await post(intake, "inquiry", INQUIRY);
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  expect(await deliveries(intake)).toMatchObject([
    { state: "queued", attempts: 1, last_error: expect.stringContaining("530") },
  ]);
});

test("a delivery is retried if the mail server does not reply to the message", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  server.answer = (stage) => (stage === "data" ? new Promise(() => {}) : null);
  await post(intake, "inquiry", INQUIRY);
  await (
    await openOutbox(intake, mailOptions(server.url, { timeouts: { ...LONG_TIMEOUTS, idle: 500 } }))
  ).sendDue();
  expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
});

test.each([
  ["implicit TLS", { secure: true }],
  ["STARTTLS", { disabledCommands: ["AUTH"] }],
])(
  "no email is sent over %s with an untrusted certificate, and the delivery is retried",
  async (_how, options) => {
    const [intake, server] = [await openIntake(), await startMailServer(options)];
    await post(intake, "inquiry", INQUIRY);
    await (await openOutbox(intake, mailOptions(server.url))).sendDue();
    expect(server.received).toHaveLength(0);
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
  },
);

test("a delivery that keeps failing is parked after its last attempt", async () => {
  const intake = await openIntake();
  const outbox = await openOutbox(intake, mailOptions(`smtp://127.0.0.1:${await freePort()}`));
  await post(intake, "inquiry", INQUIRY);
  await intake.query("update deliveries set attempts = 30");
  await outbox.sendDue();
  expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 31 }]);
  advanceClock(intake, DAY);
  await outbox.sendDue();
  expect(await deliveries(intake)).toMatchObject([{ state: "parked", attempts: 32 }]);
});
