import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { query } from "../../testing/test-databases.ts";
import { makeDataDir } from "../../testing/test-intake.ts";
import { newMessage } from "../../testing/test-message.ts";
import type { OpenStore, Store } from "../store.ts";
import { StoreCorrupt, StoreUnavailable } from "../store.ts";
import { openSqliteStore } from "./open-sqlite-store.ts";
import { SQLITE_FILE } from "./sqlite-file.ts";

async function open(dataDir: string, busyTimeoutMs?: number): Promise<Store & Pick<OpenStore, "close">> {
  const { store, close } = await openSqliteStore(dataDir, { busyTimeoutMs });
  onTestFinished(() => close().catch(() => {}));
  return { ...store, close };
}

test("openSqliteStore creates a private folder and a database in WAL mode, and opens it again", async () => {
  const dataDir = makeDataDir();
  const store = await open(dataDir);
  await store.storeMessage(newMessage(1));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(await query({ dataDir }, "pragma journal_mode")).toEqual([{ journal_mode: "wal" }]);
  await store.close();
  const again = await open(dataDir);
  expect((await again.storeMessage(newMessage(1))).status).toBe("duplicate");
});

test("openSqliteStore creates files that only their owner can read, even in a folder that others can read", async () => {
  const dataDir = makeDataDir();
  mkdirSync(dataDir, { mode: 0o755 });
  const store = await open(dataDir);
  await store.storeMessage(newMessage(1));
  const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test("tryWrite adds less to the write-ahead log than a long message", async () => {
  const dataDir = makeDataDir();
  const store = await open(dataDir);
  const logSize = () => statSync(join(dataDir, `${SQLITE_FILE}-wal`)).size;
  const before = logSize();
  await store.tryWrite();
  expect(logSize()).toBeGreaterThan(before);
  expect(logSize() - before).toBeLessThan(30_000);
});

test("openSqliteStore removes access for other users from existing files, and reports it", async () => {
  const dataDir = makeDataDir();
  await (await open(dataDir)).tryWrite();
  const files = readdirSync(dataDir).map((name) => join(dataDir, name));
  for (const file of files) chmodSync(file, 0o644);
  const warnings: string[] = [];
  const { close } = await openSqliteStore(dataDir, { warn: (message) => warnings.push(message) });
  onTestFinished(close);
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  expect(warnings).toHaveLength(3);
});

test("openSqliteStore explains what to do if the database is read-only", async () => {
  const dataDir = makeDataDir();
  mkdirSync(dataDir);
  const path = join(dataDir, SQLITE_FILE);
  const empty = new DatabaseSync(path);
  empty.exec("create table a (b)");
  empty.close();
  // SQLite opens a file of a newer format read-only. Unlike file permissions, this also applies to the root user.
  const bytes = readFileSync(path).fill(3, 18, 19);
  writeFileSync(path, bytes);
  await expect(open(dataDir)).rejects.toThrow(/readonly.*Check DATA_DIR, the permissions/s);
});

test("openSqliteStore explains what to do if the file is not a database", async () => {
  const dataDir = makeDataDir();
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, SQLITE_FILE), "this is not a database, however long it may be. ".repeat(100));
  await expect(openSqliteStore(dataDir)).rejects.toThrow(StoreCorrupt);
  await expect(openSqliteStore(dataDir)).rejects.toThrow(/restore the newest backup/);
});

test("a write waits until another process releases its lock", async () => {
  const dataDir = makeDataDir();
  const store = await open(dataDir);
  const other = new DatabaseSync(join(dataDir, SQLITE_FILE));
  other.exec("begin immediate");
  const submitted = store.storeMessage(newMessage(1));
  // The first attempt to write, which meets the lock, is made within these turns of the event loop.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  other.exec("commit");
  other.close();
  expect((await submitted).status).toBe("stored");
});

test("the time in the queue counts: if another process keeps the lock, all waiting writes fail at the same time", async () => {
  const dataDir = makeDataDir();
  const store = await open(dataDir, 5000);
  const other = new DatabaseSync(join(dataDir, SQLITE_FILE));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const writes = [1, 2, 3, 4, 5, 6].map((number) => store.storeMessage(newMessage(number)));
  vi.setSystemTime(Date.now() + 5001);
  for (const { reason } of (await Promise.allSettled(writes)) as PromiseRejectedResult[]) {
    expect(reason).toBeInstanceOf(StoreUnavailable);
    expect(reason.message).toContain("database is locked");
  }
});

test("the event loop keeps running while another process holds the lock", async () => {
  const { connection, close } = await openSqliteStore(makeDataDir());
  onTestFinished(close);
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection.db);
  expect(rows).toEqual([{ timeout: 0 }]);
});
