import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { makePlace, openPlacedIntake, type PlacedIntake } from "../testing/test-databases.ts";
import { APPLICATION, CONTACT, expectOutcome, INQUIRY, post } from "../testing/test-intake.ts";
import { findClosedPort, startMailServer } from "./testing/mail-server.ts";
import { mailOptions, openOutbox, pass } from "./testing/test-outbox.ts";

const openIntake = () => openPlacedIntake("sqlite");
const DAY = 24 * 60 * 60 * 1000;
const PATIENT = { connect: 20_000, greeting: 20_000, idle: 20_000 };

function deliveries(intake: PlacedIntake) {
  return intake.query("select kind, state, attempts, last_error from deliveries order by kind");
}

async function setFields(intake: PlacedIntake, fields: Record<string, string>) {
  await intake.query("update submissions set fields = ?", JSON.stringify(fields));
}

describe("what arrives", () => {
  test("staff get the message in both parts, and their reply goes to the visitor", async () => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    const { reference } = expectOutcome(await post(intake, "contact", CONTACT), "accepted");
    await (await openOutbox(intake, mailOptions(server.url))).workOff();

    const mail = server.received.find(({ recipients }) => recipients[0] === "sales@company.example");
    expect(mail?.recipients).toEqual(["sales@company.example"]);
    expect(mail?.from).toBe("mail@company.example");
    expect(mail?.headers.get("from")).toBe("Company <mail@company.example>");
    expect(mail?.headers.get("reply-to")).toBe("Jo Alder <Jo@example.com>");
    expect(mail?.headers.get("subject")).toBe(`Contact: A quote (${reference})`);
    expect(mail?.parts.map(({ headers }) => headers.get("content-type")?.split(";")[0])).toEqual([
      "text/plain",
      "text/html",
    ]);
    for (const part of mail?.parts ?? []) expect(part.body.toString()).toContain("how are you?");
  });

  test("the visitor gets the reference, from us and to nobody else", async () => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    const { reference } = expectOutcome(await post(intake, "contact", CONTACT), "accepted");
    await (await openOutbox(intake, mailOptions(server.url))).workOff();

    const mail = server.received.find(({ recipients }) => recipients[0] === "Jo@example.com");
    expect(mail?.recipients).toHaveLength(1);
    expect(mail?.headers.get("auto-submitted")).toBe("auto-replied");
    expect(mail?.headers.has("reply-to")).toBe(false);
    expect(mail?.parts).toHaveLength(2);
    for (const part of mail?.parts ?? []) expect(part.body.toString()).toContain(reference);
    expect(await deliveries(intake)).toMatchObject([
      { kind: "staff-mail", state: "delivered", attempts: 1, last_error: null },
      { kind: "visitor-mail", state: "delivered", attempts: 1, last_error: null },
    ]);
  });

  test("files arrive byte for byte under their own names, at the careers desk", async () => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    const resume = randomBytes(3_000_001);
    const coverletter = Buffer.from("Dear team,\n.\n\r\nÄ\0");
    await post(intake, "application", {
      ...APPLICATION,
      resume: new File([resume], "Jo's “résumé”.pdf"),
      coverletter: new File([coverletter], "letter.txt", { type: "text/html" }),
    });
    await (await openOutbox(intake, mailOptions(server.url))).workOff();

    const [mail] = server.received;
    expect(mail?.recipients).toEqual(["careers@company.example"]);
    const [, , first, second] = mail?.parts ?? [];
    expect(first?.body.equals(resume)).toBe(true);
    expect(second?.body.equals(coverletter)).toBe(true);
    const disposition = first?.headers.get("content-disposition")?.replace(/; filename\*\d+\*=/g, "") ?? "";
    expect(decodeURIComponent(disposition)).toContain("Jo's “résumé”.pdf");
    for (const file of [first, second]) {
      expect(file?.headers.get("content-disposition")).toMatch(/^attachment/);
      expect(file?.headers.get("content-type")).toMatch(/^application\/octet-stream/);
    }
  });

  test("a mail server that takes no message of that size gets it without the files", async () => {
    const [intake, server] = [await openIntake(), await startMailServer({ size: 100_000 })];
    await post(intake, "application", { ...APPLICATION, resume: new File([randomBytes(200_000)], "cv.pdf") });
    await (await openOutbox(intake, mailOptions(server.url))).workOff();
    expect(server.received[0]?.parts).toHaveLength(2);
    expect(server.received[0]?.parts[0]?.body.toString()).toContain("npm run inbox");
    expect(await deliveries(intake)).toMatchObject([{ state: "delivered" }]);
  });

  test("every address of a list gets it, and one that is refused is noted", async () => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    server.answer = (_stage, address) => (address === "gone@company.example" ? "550 no such user" : null);
    const inquiry = ["gone@company.example", "sales@company.example"];
    const staff = { contact: inquiry, inquiry, application: inquiry };
    await post(intake, "inquiry", INQUIRY);
    await (await openOutbox(intake, mailOptions(server.url, { staff }))).workOff();
    expect(server.received[0]?.recipients).toEqual(["sales@company.example"]);
    const [delivery] = await deliveries(intake);
    expect(delivery).toMatchObject({ state: "delivered" });
    expect(delivery?.last_error).toContain("gone@company.example");
  });
});

describe("hostile text", () => {
  test.each([
    "victim@example.com,second@example.com",
    "victim@example.com\r\nRCPT TO:<second@example.com>",
    "group: victim@example.com, second@example.com;",
    '"second@example.com"@example.com',
    "victim@example.com (second@example.com)",
  ])("the address %j gets no mail, and staff still get theirs", async (email) => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    await post(intake, "contact", CONTACT);
    await setFields(intake, { name: "Jo", subject: "Hi", message: "Hi", email });
    await (await openOutbox(intake, mailOptions(server.url))).workOff();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([["sales@company.example"]]);
    expect(server.received[0]?.headers.has("reply-to")).toBe(false);
    expect(await deliveries(intake)).toMatchObject([{ state: "delivered" }, { state: "parked" }]);
  });

  test("line breaks, commas and brackets in a name or a subject add no header and no recipient", async () => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    await post(intake, "contact", CONTACT);
    const trick = 'Jo\r\nBcc: second@example.com\r\n\r\n<b@example.com>, "c" <c@example.com>';
    await setFields(intake, { name: trick, subject: trick, message: "Hi", email: "jo@example.com" });
    await (await openOutbox(intake, mailOptions(server.url))).workOff();
    const mail = server.received.find(({ recipients }) => recipients[0] === "sales@company.example");
    expect(mail?.recipients).toHaveLength(1);
    expect([...(mail?.headers.keys() ?? [])]).not.toContain("bcc");
    expect(mail?.headers.get("reply-to")).toMatch(/ <jo@example\.com>$/);
  });
});

describe("when the mail server fails", () => {
  test("down, then up: the mail waits and goes out", async () => {
    const intake = await openIntake();
    const port = await findClosedPort();
    const outbox = await openOutbox(intake, mailOptions(`smtp://127.0.0.1:${port}`));
    await post(intake, "inquiry", INQUIRY);
    await outbox.workOff();
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);

    const server = await startMailServer({}, port);
    pass(intake, 10_000);
    await outbox.workOff();
    expect(server.received).toHaveLength(0);
    pass(intake, 30_000);
    await outbox.workOff();
    expect(server.received).toHaveLength(1);
    expect(await deliveries(intake)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test.each(["connect", "recipient", "data"] as const)("4xx at %s, then success", async (stage) => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    const outbox = await openOutbox(intake, mailOptions(server.url));
    server.answer = (at) => (at === stage ? "451 try later" : null);
    await post(intake, "inquiry", INQUIRY);
    await outbox.workOff();
    const [delivery] = await deliveries(intake);
    expect(delivery).toMatchObject({ state: "queued", attempts: 1 });
    expect(delivery?.last_error).toContain("try later");
    server.answer = () => null;
    pass(intake, 60_000);
    await outbox.workOff();
    expect(await deliveries(intake)).toMatchObject([{ state: "delivered", attempts: 2, last_error: null }]);
  });

  test.each(["recipient", "data"] as const)("5xx at %s parks it with the reason", async (stage) => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    const outbox = await openOutbox(intake, mailOptions(server.url));
    server.answer = (at) => (at === stage ? "550 5.1.1 jo@example.com is unknown" : null);
    await post(intake, "inquiry", INQUIRY);
    await outbox.workOff();
    pass(intake, 5 * DAY);
    server.answer = () => null;
    await outbox.workOff();
    expect(server.received).toHaveLength(0);
    const [delivery] = await deliveries(intake);
    expect(delivery).toMatchObject({ state: "parked", attempts: 1 });
    expect(delivery?.last_error).toContain("is unknown");
    expect(JSON.stringify(outbox.logged)).toContain("550");
    expect(JSON.stringify(outbox.logged)).not.toContain("@");
  });

  test("a greeting or a password that is refused with 5xx is a matter of set-up and retried", async () => {
    const intake = await openIntake();
    const server = await startMailServer({
      disabledCommands: ["STARTTLS"],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("wrong password")),
    });
    await post(intake, "inquiry", INQUIRY);
    const url = server.url.replace("//", "//jo:wrong@");
    await (await openOutbox(intake, mailOptions(url))).workOff();
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
    server.answer = () => "554 not today";
    pass(intake, DAY);
    await (await openOutbox(intake, mailOptions(url))).workOff();
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 2 }]);
  });

  test("a server that never greets is a retry", async () => {
    const intake = await openIntake();
    const mute = createServer(() => {});
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void mute.close());
    const { port } = mute.address() as { port: number };
    await post(intake, "inquiry", INQUIRY);
    await (
      await openOutbox(
        intake,
        mailOptions(`smtp://127.0.0.1:${port}`, { timeouts: { ...PATIENT, greeting: 200 } }),
      )
    ).workOff();
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
  });

  test("a server that falls silent after the message is a retry", async () => {
    const [intake, server] = [await openIntake(), await startMailServer()];
    server.answer = (stage) => (stage === "data" ? new Promise(() => {}) : null);
    await post(intake, "inquiry", INQUIRY);
    await (
      await openOutbox(intake, mailOptions(server.url, { timeouts: { ...PATIENT, idle: 500 } }))
    ).workOff();
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
  });

  test.each([
    ["from the start", { secure: true }],
    ["by STARTTLS", { disabledCommands: ["AUTH"] }],
  ])("a certificate that nobody vouches for, %s, is a retry and nothing goes out", async (_how, options) => {
    const [intake, server] = [await openIntake(), await startMailServer(options)];
    await post(intake, "inquiry", INQUIRY);
    await (await openOutbox(intake, mailOptions(server.url))).workOff();
    expect(server.received).toHaveLength(0);
    expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
  });

  test("after more than 72 hours of trying it is parked", async () => {
    const intake = await openIntake();
    const outbox = await openOutbox(intake, mailOptions(`smtp://127.0.0.1:${await findClosedPort()}`));
    await post(intake, "inquiry", INQUIRY);
    const start = intake.clock.now.getTime();
    for (
      let [delivery] = await deliveries(intake);
      delivery?.state === "queued";
      [delivery] = await deliveries(intake)
    ) {
      await outbox.workOff();
      const [due] = await intake.query("select next_attempt_at from deliveries where state = 'queued'");
      if (due) intake.clock.now = new Date(String(due.next_attempt_at));
    }
    expect(intake.clock.now.getTime() - start).toBeGreaterThan(3 * DAY);
    expect(await deliveries(intake)).toMatchObject([{ state: "parked" }]);
  });
});

test("a file that has lost its end is not sent as if it were whole", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "application", { ...APPLICATION, resume: new File([randomBytes(300_000)], "cv.pdf") });
  await intake.query("delete from file_chunks where seq = 2");
  await (await openOutbox(intake, mailOptions(server.url))).workOff();
  expect(server.received).toHaveLength(0);
  expect(await deliveries(intake)).toMatchObject([{ state: "queued", attempts: 1 }]);
});

test("mail that is set up later sends what was queued before", async () => {
  const place = await makePlace("sqlite");
  const before = await openPlacedIntake("sqlite", place);
  await post(before, "contact", CONTACT);
  await before.close();
  const server = await startMailServer();
  const after = await openPlacedIntake("sqlite", place);
  await (await openOutbox(after, mailOptions(server.url))).workOff();
  expect(server.received).toHaveLength(2);
});
