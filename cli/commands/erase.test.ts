import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import type { StorePlace } from "../../intake/store/store.ts";
import { count, query, testedDatabase } from "../../intake/testing/test-databases.ts";
import { type Filled, openFilledStore } from "../testing/filled-store.ts";
import { found, inboxJson, runInbox } from "../testing/run-command.ts";

const ADDRESS = "Forget.Me+now@example.com";
const CV = Buffer.from(`My address is ${ADDRESS}. `.repeat(200));

async function fill({ add, store }: Filled) {
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
  await add({ status: "spam", email: ADDRESS.toUpperCase(), fields: { message: "Buy" } });
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

test("erase removes nothing unless the operator types yes", async () => {
  const filled = await openFilledStore(testedDatabase);
  const { place } = filled;
  await filled.add({ email: ADDRESS });
  for (const stdin of ["", "no\n", "y\n"]) {
    const { code, stderr } = await runInbox(["erase", "--email", ADDRESS], { place, stdin });
    expect(code).toBe(1);
    expect(stderr).toMatch(/1 message/);
  }
  expect(await count(place, "messages")).toBe(1);
  const { code } = await runInbox(["erase", "--email", ADDRESS], { place, stdin: "yes\n" });
  expect({ code, left: await count(place, "messages") }).toEqual({ code: 0, left: 0 });
});

test("erase removes one message by its reference and keeps the sender's other messages", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  const kept = await add();
  const erased = await add();
  expect(await inboxJson(["erase", erased, "--yes"], { place })).toMatchObject({ erased: { messages: 1 } });
  expect(await found(place)).toEqual([kept]);
  expect((await runInbox(["erase", erased, "--yes"], { place })).code).toBe(3);
});

test("erase removes messages and spam sent from an email address, and keeps messages that mention it", async () => {
  const filled = await openFilledStore(testedDatabase);
  const { place } = filled;
  const { kept, mention } = await fill(filled);
  const result = await inboxJson(["erase", "--email", ADDRESS.toUpperCase(), "--yes"], { place });
  expect(result).toEqual({
    erased: { messages: 32, files: 1, deliveries: 62 },
    scrubbed: true,
  });
  expect((await found(place)).sort()).toEqual([kept, mention].sort());
  for (const table of ["files", "file_chunks"]) expect(await count(place, table)).toBe(0);
  expect(await count(place, "deliveries")).toBe(4);
  expect(await inboxJson(["audit"], { place })).toEqual([
    {
      at: expect.any(String),
      action: "erase",
      detail: { by: expect.any(String), messages: 32, files: 1, deliveries: 62 },
    },
  ]);
  const again = await runInbox(["erase", "--email", ADDRESS, "--yes"], { place });
  expect(again).toMatchObject({ code: 3, stdout: "" });
  const audit = await query(place, "select detail from audit");
  expect(JSON.stringify(audit).toLowerCase()).not.toContain("forget");
});

test("after erase, the email address is no longer on disk, even while another connection is open", async () => {
  const filled = await openFilledStore();
  const { place, store } = filled;
  await fill(filled);
  await store.connection.db.selectFrom("messages").selectAll().execute();
  expect(filesContain(place, "forget.me")).toBe(true);
  for (const address of [ADDRESS, "not.forget.me+now@example.com", "friend@example.com"])
    await inboxJson(["erase", "--email", address, "--yes"], { place });
  expect(filesContain(place, "forget.me")).toBe(false);
  expect((await store.connection.db.selectFrom("messages").selectAll().execute()).length).toBe(0);
});

test("erase does not rewrite an SQLite file, because a server could not store messages meanwhile", async () => {
  const { place, add } = await openFilledStore();
  const reference = await add({ files: [{ name: "cv.pdf", bytes: Buffer.alloc(500_000) }] });
  const [before] = await query(place, "pragma page_count");
  await inboxJson(["erase", reference, "--yes"], { place });
  expect(await query(place, "pragma page_count")).toEqual([before]);
});

test("erase succeeds and says so if PostgreSQL can't free the space", async () => {
  const { place, add } = await openFilledStore("postgres");
  const reference = await add();
  await query(
    place,
    "do $$ begin execute 'alter database ' || current_database() || ' set lock_timeout = 100'; end $$",
  );
  const other = new pg.Client(place.databaseUrl);
  await other.connect();
  // VACUUM waits for this lock, DELETE does not.
  await other.query("begin; lock table messages in share update exclusive mode");
  const { code, stdout, stderr } = await runInbox(["erase", reference, "--yes"], { place });
  await other.end();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/Erased 1 message\b.*\n.*not freed/);
});
