import { hash } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { openPlacedIntake } from "../testing/test-databases.ts";
import { APPLICATION, expectOutcome, INQUIRY, post } from "../testing/test-intake.ts";
import { advanceClock, openOutbox } from "./testing/test-outbox.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

type Received = { headers: IncomingHttpHeaders; body: string; path: string };

/** Starts a receiver that responds with these statuses in order, and then with 204. */
async function startReceiver(...statuses: (number | "silence")[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request), path: request.url ?? "" });
    const status = statuses.shift() ?? 204;
    if (status === "silence") return;
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

async function openWebhookIntake() {
  const intake = await openPlacedIntake("sqlite", {
    deliveries: { contact: ["webhook"], inquiry: ["webhook", "staff-mail"], application: ["webhook"] },
  });
  // The webhook library compares the timestamp of the signature with the system clock.
  intake.clock.now = new Date();
  return intake;
}

const options = (url: string, timeoutMs = 20_000) => ({
  messageIdDomain: "www.company.example",
  webhook: { url, secret: SECRET, timeoutMs },
});

const states = "select state, attempts, last_error from deliveries where kind = 'webhook'";

test("the webhook request is signed and lists the files of the message", async () => {
  const [intake, receiver] = [await openWebhookIntake(), await startReceiver()];
  const resume = new File(["my life"], "cv.pdf");
  const visit = { entry_page: "/", utm_source: "newsletter" };
  const { type_the_word: _, ...fields } = APPLICATION;
  const outcome = await post(intake, "application", { ...APPLICATION, ...visit, resume });
  await (await openOutbox(intake, options(receiver.url))).sendDue();

  const [request] = receiver.received;
  const headers = request?.headers as Record<string, string>;
  expect(new Webhook(SECRET).verify(request?.body ?? "", headers)).toEqual({
    type: "application.received",
    timestamp: intake.clock.now.toISOString(),
    data: {
      reference: expectOutcome(outcome, "accepted").reference,
      kind: "application",
      suspicious: false,
      received_at: intake.clock.now.toISOString(),
      page: "",
      source: { entry_page: "/", referrer: "", utm_source: "newsletter", utm_medium: "", utm_campaign: "" },
      fields,
      files: [{ field: "resume", name: "cv.pdf", size: 7, sha256: hash("sha256", "my life") }],
    },
  });
  expect(() => new Webhook(SECRET).verify(`${request?.body} `, headers)).toThrow();
  expect(await intake.query(states)).toMatchObject([{ state: "delivered", attempts: 1 }]);
});

test.each([500, 404, 302, "silence"] as const)(
  "a webhook that responds with %s is retried with the same id and a new signature",
  async (status) => {
    const [intake, receiver] = [await openWebhookIntake(), await startReceiver(status)];
    await post(intake, "inquiry", INQUIRY);
    const timeout = status === "silence" ? 200 : 20_000;
    await (await openOutbox(intake, options(receiver.url, timeout))).sendDue();
    expect(await intake.query(states)).toMatchObject([{ state: "queued", attempts: 1 }]);
    advanceClock(intake, 60_000);
    await (await openOutbox(intake, options(receiver.url))).sendDue();
    expect(await intake.query(states)).toMatchObject([{ state: "delivered", attempts: 2 }]);
    const [first, second] = receiver.received;
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook", "/hook"]);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.headers["webhook-signature"]).not.toBe(first?.headers["webhook-signature"]);
    expect(second?.body).toBe(first?.body);
  },
);

test("a webhook that responds with 410 (gone) is not retried: the delivery is parked", async () => {
  const [intake, receiver] = [await openWebhookIntake(), await startReceiver(410)];
  await post(intake, "inquiry", INQUIRY);
  await (await openOutbox(intake, options(receiver.url))).sendDue();
  const [delivery] = await intake.query(states);
  expect(delivery).toMatchObject({ state: "parked", attempts: 1 });
  expect(delivery?.last_error).toContain("410");
});

test("emails stay queued if only the webhook is set up", async () => {
  const [intake, receiver] = [await openWebhookIntake(), await startReceiver()];
  await post(intake, "inquiry", INQUIRY);
  await (await openOutbox(intake, options(receiver.url))).sendDue();
  expect(await intake.query("select kind, state, attempts from deliveries order by kind")).toEqual([
    { kind: "staff-mail", state: "queued", attempts: 0 },
    { kind: "webhook", state: "delivered", attempts: 1 },
  ]);
});

test("if the webhook's server can't be reached, the last error says why", async () => {
  const intake = await openWebhookIntake();
  await post(intake, "inquiry", INQUIRY);
  await (await openOutbox(intake, options(`http://127.0.0.1:${await freePort()}/hook`))).sendDue();
  expect(await intake.query(states)).toMatchObject([
    { state: "queued", last_error: expect.stringContaining("ECONNREFUSED") },
  ]);
});
