import { createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { openPlacedIntake } from "../testing/test-databases.ts";
import { INQUIRY, post } from "../testing/test-intake.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { advanceClock, deliveries, mailOptions, openOutbox } from "./testing/test-outbox.ts";

const openIntake = () => openPlacedIntake("sqlite");
const DAY = 24 * 60 * 60 * 1000;
const LONG_TIMEOUTS = { connect: 20_000, greeting: 20_000, idle: 20_000 };

describe("when the mail server fails", () => {
  test("an email stays queued while the mail server is down, and is sent later", async () => {
    const intake = await openIntake();
    const port = await freePort();
    const outbox = await openOutbox(intake, mailOptions(`smtp://127.0.0.1:${port}`));
    await post(intake, "inquiry", INQUIRY);
    await outbox.sendDue();
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);

    const server = await startMailServer({}, port);
    advanceClock(intake, 10_000);
    await outbox.sendDue();
    expect(server.received).toHaveLength(0);
    advanceClock(intake, 30_000);
    await outbox.sendDue();
    expect(server.received).toHaveLength(1);
    expect(await deliveries(intake)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test.each(["connect", "recipient", "data"] as const)(
    "a delivery is retried after a 4xx reply at the %s stage",
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
      advanceClock(intake, 60_000);
      await outbox.sendDue();
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

  test("a delivery is retried if the mail server never sends its greeting", async () => {
    const intake = await openIntake();
    const mute = createServer(() => {});
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void mute.close());
    const { port } = mute.address() as { port: number };
    await post(intake, "inquiry", INQUIRY);
    await (
      await openOutbox(
        intake,
        mailOptions(`smtp://127.0.0.1:${port}`, { timeouts: { ...LONG_TIMEOUTS, greeting: 200 } }),
      )
    ).sendDue();
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
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

  test("a delivery that keeps failing is retried for more than 72 hours, then parked", async () => {
    const intake = await openIntake();
    const outbox = await openOutbox(intake, mailOptions(`smtp://127.0.0.1:${await freePort()}`));
    await post(intake, "inquiry", INQUIRY);
    const start = intake.clock.now.getTime();
    for (
      let [delivery] = await deliveries(intake);
      delivery?.state === "queued";
      [delivery] = await deliveries(intake)
    ) {
      await outbox.sendDue();
      const [due] = await intake.query("select next_attempt_at from deliveries where state = 'queued'");
      if (due) intake.clock.now = new Date(String(due.next_attempt_at));
    }
    expect(intake.clock.now.getTime() - start).toBeGreaterThan(3 * DAY);
    expect(await deliveries(intake)).toMatchObject([{ state: "parked" }]);
  });
});
