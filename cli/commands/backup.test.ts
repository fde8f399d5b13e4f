import { chownSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import type { StorePlace } from "../../intake/store/store.ts";
import { makeDataDir } from "../../intake/testing/test-intake.ts";
import { openFilledStore } from "../testing/filled-store.ts";
import { inboxJson, runInbox } from "../testing/run-command.ts";

/** A store with this many messages, and a backup of it. */
async function openBackedUp(messages = 1) {
  const filled = await openFilledStore();
  for (let number = 0; number < messages; number += 1) await filled.add();
  const file = join(dirname(filled.place.dataDir), "backup.sqlite");
  await inboxJson(["backup", file], filled);
  return { ...filled, file };
}

async function exported(place: StorePlace): Promise<string> {
  return (await runInbox(["export", "--format", "json"], { place })).stdout;
}

describe("backup", () => {
  test("saves an open store to one private file, and restoring that file gives the same content", async () => {
    const filled = await openFilledStore();
    const { place, add } = filled;
    const files = [{ name: "cv.pdf", bytes: Buffer.alloc(100_000, "cv") }];
    const reference = await add({ kind: "application", files });
    for (let number = 0; number < 20; number += 1) await add();
    const file = join(dirname(place.dataDir), "backup.sqlite");
    const content = await inboxJson(["backup", file], { place });
    expect(content).toEqual({ file, messages: 21, files: 1, queued: 42, newest: "2026-03-02T10:00:00.000Z" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file)).sort()).toEqual(["backup.sqlite", "data"]);

    const other = { dataDir: makeDataDir() };
    expect(await inboxJson(["restore", file], { place: other })).toMatchObject({ messages: 21, queued: 42 });
    expect(await exported(other)).toBe(await exported(place));
    const [saved] = await inboxJson<{ path: string }[]>(
      ["files", reference, "--to", join(other.dataDir, "saved")],
      { place: other },
    );
    expect(readFileSync(saved?.path ?? "").equals(files[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test("does not replace a file without confirmation", async () => {
    const { place, add, file } = await openBackedUp();
    const before = readFileSync(file);
    await add();
    expect((await runInbox(["backup", file], { place })).code).toBe(1);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(await inboxJson(["backup", file, "--yes"], { place })).toMatchObject({ messages: 2 });
  });

  test.each([
    ["backup", "pg_dump"],
    ["restore", "pg_restore"],
  ])("%s refuses a PostgreSQL store and suggests %s", async (command, tool) => {
    const { place } = await openFilledStore("postgres");
    const { code, stderr } = await runInbox([command, "file"], { place });
    expect(code).toBe(1);
    expect(stderr).toContain(tool);
  });
});

describe("restore", () => {
  test("keeps the owner of the old store", async () => {
    const { place, store, file } = await openBackedUp();
    await store.close();
    const storeFile = join(place.dataDir, SQLITE_FILE);
    // Only root can change a file's owner. Without root, the test uses the current owner.
    const owner = process.getuid?.() === 0 ? 12_345 : statSync(storeFile).uid;
    chownSync(storeFile, owner, statSync(storeFile).gid);
    expect((await runInbox(["restore", file, "--yes"], { place })).code).toBe(0);
    expect(statSync(storeFile)).toMatchObject({ uid: owner, mode: 0o100600 });
  });

  test("asks for confirmation, then restores the messages in the backup", async () => {
    const { place, add, store, file } = await openBackedUp();
    const before = await exported(place);
    await add();
    await store.close();
    const refused = await runInbox(["restore", file], { place });
    expect(refused.code).toBe(1);
    expect(JSON.parse(await exported(place))).toHaveLength(2);
    expect((await runInbox(["restore", file], { place, stdin: "yes\n" })).code).toBe(0);
    expect(await exported(place)).toBe(before);
    expect(readdirSync(place.dataDir)).toEqual([SQLITE_FILE]);
  });

  test("refuses a backup that contains a trigger", async () => {
    const { place, store, file } = await openBackedUp();
    await store.close();
    const copy = new DatabaseSync(file);
    copy.exec("create trigger extra after insert on messages begin delete from audit; end");
    copy.close();
    const { code, stderr } = await runInbox(["restore", file, "--yes"], { place });
    expect(code).toBe(1);
    expect(stderr).toContain("extra");
    expect(JSON.parse(await exported(place))).toHaveLength(1);
  });

  test("refuses to run while the server is running", async () => {
    const { place, add, store, file } = await openBackedUp();
    const { code, stderr } = await runInbox(["restore", file, "--yes"], { place });
    expect(code).toBe(1);
    expect(stderr).toMatch(/Stop the server/);
    await add();
    await store.close();
    expect(JSON.parse(await exported(place))).toHaveLength(2);
  });

  test("replaces a damaged store and discards its write-ahead log", async () => {
    const { place, add, store, file } = await openBackedUp();
    const log = join(place.dataDir, `${SQLITE_FILE}-wal`);
    await add();
    const staleLog = readFileSync(log);
    await store.close();
    writeFileSync(join(place.dataDir, SQLITE_FILE), "this is no database. ".repeat(1000));
    writeFileSync(log, staleLog);
    expect(await inboxJson(["restore", file, "--yes"], { place })).toMatchObject({ messages: 1 });
    expect(JSON.parse(await exported(place))).toHaveLength(1);
  });

  test.each([
    ["not a database", (file: string) => writeFileSync(file, "PK\x03\x04 or whatever".repeat(500))],
    ["damaged", (file: string) => damage(file)],
    ["another database", (file: string) => makeOther(file)],
  ])("refuses a file that is %s and leaves the store unchanged", async (_, spoil) => {
    const { place, store, file } = await openBackedUp(50);
    await store.close();
    const before = readFileSync(join(place.dataDir, SQLITE_FILE));
    spoil(file);
    const { code, stderr } = await runInbox(["restore", file, "--yes"], { place });
    expect(code).toBe(1);
    expect(stderr).toContain(file);
    expect(readFileSync(join(place.dataDir, SQLITE_FILE)).equals(before)).toBe(true);
    expect(readdirSync(place.dataDir)).toEqual([SQLITE_FILE]);
  });

  test("exits with 3 if the file does not exist", async () => {
    const dataDir = makeDataDir();
    expect((await runInbox(["restore", join(dataDir, "none")], { place: { dataDir } })).code).toBe(3);
    expect(existsSync(dataDir)).toBe(false);
  });
});

function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, 3 * 4096, bytes.length - 4096);
  writeFileSync(file, bytes);
}

function makeOther(file: string): void {
  rmSync(file);
  using database = new DatabaseSync(file);
  database.exec("create table messages (id text)");
}
