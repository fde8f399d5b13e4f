import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { IntakeOptions } from "../intake.ts";
import { StoreUnavailable } from "../store/store.ts";
import { openTestedIntake, type PlacedIntake } from "../testing/test-databases.ts";
import { CONTACT, INQUIRY, post } from "../testing/test-intake.ts";
import type { DeliveryQueue } from "./delivery-queue.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { advanceClock, mailOptions, ONE_EMAIL, openOutbox } from "./testing/test-outbox.ts";

const openIntake = (options?: Partial<IntakeOptions>) => openTestedIntake({ ...ONE_EMAIL, ...options });

const states = (intake: PlacedIntake) =>
  intake.query("select kind, state, attempts from deliveries order by kind");

async function postInquiries(intake: PlacedIntake, count: number) {
  for (let number = 0; number < count; number += 1)
    await post(intake, "inquiry", { ...INQUIRY, requirements: `Bridge ${number}` });
}

/** A queue that can't store results, as if the process had crashed or the store had failed after sending. */
function neverSettles(queue: DeliveryQueue): DeliveryQueue {
  return { ...queue, settle: () => Promise.reject(new StoreUnavailable("killed")) };
}

test("an email is sent again with the same Message-ID if the process crashes before recording that it was sent", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "inquiry", INQUIRY);
  const crashed = await openOutbox(intake, mailOptions(server.url), neverSettles);
  await expect(crashed.sendDue()).rejects.toThrow(StoreUnavailable);
  const survivor = await openOutbox(intake, mailOptions(server.url));
  await survivor.sendDue();
  expect(server.received).toHaveLength(1);

  advanceClock(intake, 60_000);
  await survivor.sendDue();
  await survivor.sendDue();
  const ids = server.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^<[\w-]+@www\.company\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(await states(intake)).toMatchObject([{ state: "delivered", attempts: 2 }]);
});

test("a delivery that ends the process each time is parked instead of being retried for ever", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "inquiry", INQUIRY);
  await intake.query("update deliveries set attempts = 31");
  const crashed = await openOutbox(intake, mailOptions(server.url), neverSettles);
  await expect(crashed.sendDue()).rejects.toThrow(StoreUnavailable);
  expect(await states(intake)).toMatchObject([{ state: "queued", attempts: 32 }]);
  advanceClock(intake, 60_000);
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  expect(await states(intake)).toMatchObject([{ state: "parked" }]);
  expect(server.received).toHaveLength(1);
});

test("a mail server that hangs does not delay webhooks", async () => {
  const server = await startMailServer();
  const stuck = Promise.withResolvers<null>();
  server.answer = () => stuck.promise;
  const receiver = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  const webhook = { url: `http://127.0.0.1:${port}`, secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" };
  const intake = await openIntake({
    outbox: { ...mailOptions(server.url), webhook },
    deliveries: { contact: [], inquiry: ["staff-mail", "visitor-mail", "webhook"], application: [] },
  });
  await postInquiries(intake, 4);
  await expect
    .poll(() => intake.query("select id from deliveries where kind = 'webhook' and state = 'delivered'"))
    .toHaveLength(4);
  stuck.resolve(null);
  await intake.close();
});

test("an email is sent only once, even if its delivery can't be recorded at first", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "inquiry", INQUIRY);
  let away = true;
  const outbox = await openOutbox(intake, mailOptions(server.url), (queue) => ({
    ...queue,
    settle: (...args) => (away ? neverSettles(queue) : queue).settle(...args),
  }));
  await expect(outbox.sendDue()).rejects.toThrow(StoreUnavailable);
  away = false;
  advanceClock(intake, 10 * 60_000);
  await outbox.sendDue();
  expect(server.received).toHaveLength(1);
  expect(await states(intake)).toMatchObject([{ state: "delivered", attempts: 1 }]);
});

test("two workers together send every delivery, and none twice", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await postInquiries(intake, 20);
  const workers = [
    await openOutbox(intake, mailOptions(server.url)),
    await openOutbox(intake, mailOptions(server.url)),
  ];
  await Promise.all(workers.map((worker) => worker.sendDue()));
  const ids = server.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
  const [row] = await intake.query("select count(*) as n from deliveries where state = 'delivered'");
  expect(Number(row?.n)).toBe(20);
});

test("an email that takes longer than its claim is sent once, because the worker renews the claim", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const [intake, server] = [await openIntake(), await startMailServer()];
  const sending = Promise.withResolvers<null>();
  const accepted = Promise.withResolvers<null>();
  server.answer = (stage) => {
    if (stage !== "data") return null;
    sending.resolve(null);
    return accepted.promise;
  };
  await post(intake, "inquiry", INQUIRY);
  const renewals: Promise<void>[] = [];
  const slow = await openOutbox(intake, mailOptions(server.url), (queue) => ({
    ...queue,
    renew(...claims) {
      const renewed = queue.renew(...claims);
      renewals.push(renewed);
      return renewed;
    },
  }));
  slow.start();
  await sending.promise;
  advanceClock(intake, 45_000);
  vi.advanceTimersByTime(45_000);
  await Promise.all(renewals);
  advanceClock(intake, 45_000);
  server.answer = () => null;
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  expect(server.received).toHaveLength(0);
  accepted.resolve(null);
  await slow.close();
  expect(server.received).toHaveLength(1);
  expect(await states(intake)).toMatchObject([{ state: "delivered", attempts: 1 }]);
});

test("two emails of a kind are sent at the same time, and never more", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await postInquiries(intake, 12);
  let open = 0;
  let most = 0;
  const twoAreOpen = Promise.withResolvers<void>();
  server.answer = async (stage) => {
    if (stage === "connect") open += 1;
    most = Math.max(most, open);
    if (open === 2) twoAreOpen.resolve();
    if (stage === "data") {
      await twoAreOpen.promise;
      open -= 1;
    }
    return null;
  };
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  expect(server.received).toHaveLength(12);
  expect(most).toBe(2);
});

test("a message that is marked as spam before it is sent is never sent by email", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "contact", CONTACT);
  await intake.query("update messages set status = 'spam'");
  await (await openOutbox(intake, mailOptions(server.url))).sendDue();
  expect(server.received).toHaveLength(0);
  expect(await states(intake)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
});

test("no email is sent for a message that is erased after its deliveries were claimed", async () => {
  const [intake, server] = [await openIntake(), await startMailServer()];
  await post(intake, "contact", CONTACT);
  const outbox = await openOutbox(intake, mailOptions(server.url), (queue) => ({
    ...queue,
    async claim(claim) {
      const claimed = await queue.claim(claim);
      await intake.query("delete from messages");
      return claimed;
    },
  }));
  await outbox.sendDue();
  expect(server.received).toHaveLength(0);
  expect(outbox.logged).toMatchObject([{ fault: "Refused" }]);
});

test("a message is sent by email immediately, and closing the intake waits for emails in flight", async () => {
  // Without the poll, only the arrival of the message can start sending.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await startMailServer();
  const sending = Promise.withResolvers<void>();
  const letThrough = Promise.withResolvers<void>();
  server.answer = async (stage) => {
    if (stage === "data") {
      sending.resolve();
      await letThrough.promise;
    }
    return null;
  };
  const intake = await openIntake({ outbox: mailOptions(server.url) });
  await post(intake, "inquiry", INQUIRY);
  await sending.promise;
  const closed = intake.close();
  letThrough.resolve();
  await closed;
  expect(server.received).toHaveLength(1);
  expect(await states(intake)).toMatchObject([{ state: "delivered" }]);
});
