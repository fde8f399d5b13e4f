import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Message } from "../../intake/inbox/message.ts";
import type { StorePlace } from "../../intake/store/open-store.ts";
import { count, query, testedDatabase } from "../../intake/testing/test-databases.ts";
import { type Filled, openFilledStore } from "../testing/filled-store.ts";
import { inboxJson, runInbox } from "../testing/run-command.ts";

const ADDRESS = "Forget.Me+now@example.com";
const CV = Buffer.from(`My address is ${ADDRESS}. `.repeat(200));

async function fill({ add, hold, store }: Filled) {
  const kept = await add({
    email: "not.forget.me+now@example.com",
    fields: { name: "Other", message: "Hi" },
  });
  const mention = await add({
    email: "friend@example.com",
    fields: { name: "Friend", message: `Please write to ${ADDRESS}.` },
  });
  const fields = { name: "Me", email: ADDRESS, message: "text ".repeat(500) };
  for (let number = 0; number < 30; number += 1) await add({ email: ADDRESS, fields });
  await add({ kind: "application", email: ADDRESS, fields, files: [{ name: `${ADDRESS}.pdf`, bytes: CV }] });
  await add({
    status: "spam",
    email: "not an address",
    fields: { message: `mail ${ADDRESS.toUpperCase()}!` },
  });
  await hold({ name: "cv.pdf", bytes: CV });
  await store.connection.write((trx) =>
    trx.updateTable("deliveries").set({ last_error: "550 refused" }).execute(),
  );
  return { kept, mention };
}

/** Whether a file of the store, including the write-ahead log, contains the text. */
function filesContain({ dataDir }: StorePlace, text: string): boolean {
  return readdirSync(dataDir).some((name) =>
    readFileSync(join(dataDir, name), "latin1").toLowerCase().includes(text.toLowerCase()),
  );
}

describe(`erase on ${testedDatabase}`, () => {
  test("erases nothing unless the operator types yes", async () => {
    const filled = await openFilledStore(testedDatabase);
    const { place } = filled;
    await filled.add({ email: ADDRESS });
    for (const stdin of ["", "no\n", "y\n"]) {
      const { code, stderr } = await runInbox(["erase", "--email", ADDRESS], { place, stdin });
      expect(code).toBe(1);
      expect(stderr).toMatch(/1 message/);
    }
    expect(await count(place, "submissions")).toBe(1);
    const { code } = await runInbox(["erase", "--email", ADDRESS], { place, stdin: "yes\n" });
    expect({ code, left: await count(place, "submissions") }).toEqual({ code: 0, left: 0 });
  });

  test("removes one message by its reference and keeps the sender's other messages", async () => {
    const { place, add } = await openFilledStore(testedDatabase);
    const kept = await add();
    const erased = await add();
    expect(await inboxJson(["erase", erased, "--yes"], { place })).toMatchObject({ erased: { messages: 1 } });
    expect(await inboxJson(["list"], { place })).toMatchObject([{ reference: kept }]);
    expect((await runInbox(["erase", erased, "--yes"], { place })).code).toBe(3);
  });

  test("removes messages sent from an email address, spam that mentions the address, and the held files of all visitors", async () => {
    const filled = await openFilledStore(testedDatabase);
    const { place } = filled;
    const { kept, mention } = await fill(filled);
    const result = await inboxJson(["erase", "--email", ADDRESS.toUpperCase(), "--yes"], { place });
    expect(result).toEqual({
      erased: { messages: 32, files: 1, deliveries: 62, heldFiles: 1 },
      scrubbed: true,
      mentionedIn: [mention],
    });
    const left = await inboxJson<Message[]>(["list"], { place });
    expect(left.map(({ reference }) => reference).sort()).toEqual([kept, mention].sort());
    for (const table of ["files", "file_chunks"]) expect(await count(place, table)).toBe(0);
    expect(await count(place, "deliveries")).toBe(4);
    expect(await inboxJson(["audit"], { place })).toEqual([
      {
        at: expect.any(String),
        action: "erase",
        detail: { messages: 32, files: 1, deliveries: 62, heldFiles: 1 },
      },
    ]);
    const again = await runInbox(["erase", "--email", ADDRESS, "--yes"], { place });
    expect(again).toMatchObject({ code: 3, stdout: "" });
    expect(again.stderr).toContain(mention);

    const rest = await inboxJson(["erase", "--email", ADDRESS, "--yes", "--mentions"], { place });
    expect(rest).toMatchObject({ erased: { messages: 1 }, mentionedIn: [] });
    const audit = await query(place, "select detail from audit");
    expect(JSON.stringify(audit).toLowerCase()).not.toContain("forget");
  });
});

test("after erase, the email address is no longer on disk, even while another connection is open", async () => {
  const filled = await openFilledStore();
  const { place, store } = filled;
  await fill(filled);
  await store.connection.db.selectFrom("submissions").selectAll().execute();
  expect(filesContain(place, "forget.me")).toBe(true);
  await inboxJson(["erase", "--email", ADDRESS, "--yes", "--mentions"], { place });
  await inboxJson(["erase", "--email", "not.forget.me+now@example.com", "--yes"], { place });
  expect(filesContain(place, "forget.me")).toBe(false);
  expect((await store.connection.db.selectFrom("submissions").selectAll().execute()).length).toBe(0);
});

describe(`retain on ${testedDatabase}`, () => {
  test("removes messages older than --days with their files and deliveries, and adds a line to the audit log", async () => {
    const { place, add } = await openFilledStore(testedDatabase);
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const files = [{ name: "cv.pdf", bytes: Buffer.from("x") }];
    for (let number = 0; number < 25; number += 1) await add({ receivedAt: daysAgo(31) });
    await add({ receivedAt: daysAgo(400), status: "spam", files });
    const kept = await add({ receivedAt: daysAgo(29), files });

    const refused = await runInbox(["retain", "--days", "30"], { place });
    expect(refused.code).toBe(1);
    expect(await count(place, "submissions")).toBe(27);
    const erased = { messages: 26, files: 1, deliveries: 50 };
    expect(await inboxJson(["retain", "--days", "30", "--yes"], { place })).toEqual({
      erased,
      scrubbed: true,
    });
    expect(await inboxJson(["list"], { place })).toMatchObject([
      { reference: kept, files: [{ name: "cv.pdf" }] },
    ]);
    expect(await inboxJson(["retain", "--days", "30"], { place })).toMatchObject({ erased: { messages: 0 } });
    expect(await inboxJson(["audit"], { place })).toMatchObject([
      { action: "retain", detail: { days: 30, ...erased } },
    ]);
  });
});
