import { expect, test } from "vitest";
import { query, testedDatabase } from "../../intake/testing/test-databases.ts";
import { type Filled, openFilledStore } from "../testing/filled-store.ts";
import { inboxJson, runInbox } from "../testing/run-command.ts";

const LATER = "2999-01-01T00:00:00.000Z";

async function postpone({ store }: Filled, changes: { state: "queued" | "parked" | "delivered" }) {
  await store.connection.write((trx) =>
    trx
      .updateTable("deliveries")
      .set({ ...changes, attempts: 32, next_attempt_at: LATER, last_error: "550 no such user" })
      .execute(),
  );
}

/** The state of every delivery, ordered by message and kind. */
async function states({ place }: Filled) {
  const rows = await query(
    place,
    `select reference, deliveries.id, state, attempts, next_attempt_at
      from deliveries join messages on messages.id = message_id order by reference, deliveries.kind`,
  );
  return rows.map(({ next_attempt_at, ...row }) => ({ ...row, due: next_attempt_at !== LATER }));
}

test("./inbox deliveries shows the last errors, and ./inbox retry accepts a reference or --all", async () => {
  const filled = await openFilledStore(testedDatabase);
  const { place, add } = filled;
  const [, second = ""] = [await add(), await add()].sort();
  await postpone(filled, { state: "parked" });

  const { counts, deliveries } = await inboxJson<{ counts: unknown; deliveries: unknown[] }>(["deliveries"], {
    place,
  });
  expect(counts).toEqual({ queued: 0, parked: 4, delivered: 0 });
  expect(deliveries).toHaveLength(4);
  for (const delivery of deliveries) expect(delivery).toMatchObject({ state: "parked", attempts: 32 });
  const { stdout } = await runInbox(["deliveries"], { place, env: { COLUMNS: "120" } });
  expect(stdout).toContain("550 no such user");
  expect(stdout).toContain(second);

  const parked = { state: "parked", attempts: 32, due: false };
  const due = { state: "queued", attempts: 0, due: true };
  expect(await inboxJson(["retry", second], { place })).toEqual({ retried: 2 });
  expect(await states(filled)).toMatchObject([parked, parked, due, due]);
  expect(await inboxJson(["retry", "--all"], { place })).toEqual({ retried: 4 });
  expect(await states(filled)).toMatchObject([due, due, due, due]);
});

test("retry does not change successful deliveries", async () => {
  const filled = await openFilledStore(testedDatabase);
  await filled.add();
  await postpone(filled, { state: "delivered" });
  expect(await inboxJson(["retry", "--all"], filled)).toEqual({ retried: 0 });
  expect(await states(filled)).toMatchObject([{ state: "delivered" }, { state: "delivered" }]);
  const all = await inboxJson<{ deliveries: unknown[] }>(["deliveries", "--state", "all"], filled);
  expect(all.deliveries).toHaveLength(2);
});

test("./inbox spam cancels queued and parked deliveries; not-spam queues the emails not yet sent; a second not-spam queues nothing", async () => {
  const filled = await openFilledStore(testedDatabase);
  const { place, add, store } = filled;
  const reference = await add({ deliveries: ["staff-mail", "visitor-mail", "webhook"] });
  const other = await add();
  for (const [kind, state] of [
    ["staff-mail", "delivered"],
    ["webhook", "parked"],
  ] as const) {
    await store.connection.write((trx) =>
      trx.updateTable("deliveries").set({ state }).where("kind", "=", kind).execute(),
    );
  }
  expect(await inboxJson(["spam", reference], { place })).toMatchObject({ status: "spam", changed: true });
  expect(await states(filled)).toHaveLength(3);
  expect(await inboxJson(["list"], { place })).toMatchObject([{ reference: other }]);

  const restored = await inboxJson(["not-spam", reference.toLowerCase()], { place });
  expect(restored).toMatchObject({ status: "received", changed: true, queued: ["visitor-mail"] });
  expect(await inboxJson(["not-spam", reference], { place })).toMatchObject({ changed: false, queued: [] });
  expect(await states(filled)).toHaveLength(4);
});

test("not-spam queues emails and the webhook call, but no confirmation to an invalid email address", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  const env = { WEBHOOK_URL: "https://example.com/hook" };
  const honest = await add({ status: "spam" });
  const bot = await add({ status: "spam", email: "a@x.example, b@y.example" });
  expect(await inboxJson(["not-spam", honest], { place, env })).toMatchObject({
    queued: ["staff-mail", "visitor-mail", "webhook"],
  });
  expect(await inboxJson(["not-spam", bot], { place })).toMatchObject({ queued: ["staff-mail"] });
});
