import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { StorePlace } from "../../intake/store/store.ts";
import { DATABASES, makePlace, query } from "../../intake/testing/test-databases.ts";
import { newMessage, openTestStore } from "../../intake/testing/test-message.ts";
import { FIRST_MESSAGE, FIRST_SPAM, makeFirstVersionStore } from "../testing/first-version-store.ts";
import { inboxJson, runInbox } from "../testing/run-command.ts";

describe.each(DATABASES)("upgrading a store of the first version on %s", (database) => {
  test("keeps messages, their files, deliveries and spam, and deletes files that belong to no message", async () => {
    const place = await makeFirstVersionStore(database);
    const { reference, fields, file } = FIRST_MESSAGE;
    expect(await inboxJson(["show", reference], { place })).toMatchObject({
      reference,
      kind: "application",
      fields,
      files: [{ name: "cv.pdf", size: file.length }],
      deliveries: [{ kind: "staff-mail", state: "queued" }],
    });
    expect(await query(place, "select name from files")).toEqual([{ name: "cv.pdf" }]);
    expect(await inboxJson(["list"], { place })).toMatchObject([{ reference }]);
    expect(await inboxJson(["list", "--spam"], { place })).toMatchObject([{ reference: FIRST_SPAM }]);
    const folder = join(dirname(place.dataDir), "saved");
    await inboxJson(["files", reference, "--to", folder], { place });
    const [saved] = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".pdf"),
    );
    expect(readFileSync(join(folder, saved ?? "")).equals(file)).toBe(true);
  });

  test("results in the same columns as in a new store, and the upgraded store accepts messages", async () => {
    const upgraded = await makeFirstVersionStore(database);
    const created = await makePlace(database);
    const store = await openTestStore(upgraded);
    await openTestStore(created);
    expect(await columns(upgraded)).toEqual(await columns(created));
    expect((await store.storeMessage(newMessage(1))).status).toBe("stored");
    expect(await inboxJson(["list"], { place: upgraded })).toHaveLength(2);
  });
});

test.each(DATABASES)("on %s, ./inbox refuses a store of a newer version", async (database) => {
  const place = await makePlace(database);
  await openTestStore(place);
  await query(place, "insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')");
  const { code, stderr } = await runInbox(["list"], { place });
  expect(code).toBe(1);
  expect(stderr).toContain("belong to a newer version of the server");
});

/** Every column of every table, as the database describes it. */
function columns(place: StorePlace) {
  return query(
    place,
    place.databaseUrl
      ? "select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' order by table_name, column_name"
      : "select m.name as table_name, c.name as column_name, lower(c.type) as data_type, c.\"notnull\" from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.name",
  );
}
