import { describe, expect, test } from "vitest";
import { count, DATABASES, makePlace, query } from "../testing/test-databases.ts";
import { newMessage, openTestStore } from "../testing/test-message.ts";
import { loadSecret } from "./secret.ts";
import { StoreUnavailable } from "./store.ts";

describe.each(DATABASES)("the store on %s", (database) => {
  test("a store of a newer version is used if it has all columns, and otherwise refused", async () => {
    const place = await makePlace(database);
    const { storeMessage } = await openTestStore(place);
    await storeMessage(newMessage(1));
    await query(place, "update kysely_migration set name = '9999-later' where name like '0002%'");
    await query(place, "alter table messages add column later text default 'later' not null");
    const { storeMessage: storeWithOlderVersion } = await openTestStore(place);
    expect(await storeWithOlderVersion(newMessage(2))).toMatchObject({ status: "stored" });
    await query(place, "alter table audit rename column detail to details");
    const opened = openTestStore(place);
    await expect(opened).rejects.toThrow(StoreUnavailable);
    await expect(opened).rejects.toThrow("belong to another version of the server");
    expect(await count(place, "messages")).toBe(2);
  });

  test("a store of the first 1.0.0 gets the column that it lacks, filled in for its messages", async () => {
    const place = await makePlace(database);
    const first = await openTestStore(place);
    const file = {
      field: "resume",
      name: "Zoë.pdf",
      mediaType: "",
      bytes: Buffer.from("x"),
      sha256: "",
    } as const;
    await first.storeMessage(newMessage(1, { fields: { name: "Jan Wójcik" }, files: [file] }));
    const before = await query(place, "select search_text from messages");
    for (const statement of [
      "alter table messages drop column search_text",
      "delete from kysely_migration where name like '0002%'",
      "drop index messages_by_progress",
      "create index messages_by_progress on messages (status, kind, progress)",
    ])
      await query(place, statement);
    const migrated = await openTestStore(place);
    expect(await query(place, "select search_text from messages")).toEqual(before);
    expect(JSON.stringify(before)).toContain("wojcik");
    expect(await migrated.storeMessage(newMessage(2))).toMatchObject({ status: "stored" });
  });

  test("today's store of 1.0.0, which has the column already, is migrated too", async () => {
    const place = await makePlace(database);
    await openTestStore(place);
    await query(place, "delete from kysely_migration where name like '0002%'");
    const { storeMessage } = await openTestStore(place);
    expect(await storeMessage(newMessage(1))).toMatchObject({ status: "stored" });
  });

  test("if a write violates a constraint, only that write fails", async () => {
    const place = await makePlace(database);
    const store = await openTestStore(place);
    const results = await Promise.allSettled([
      store.storeMessage(newMessage(1)),
      store.storeMessage(newMessage(2, { reference: "AG-TEST-3" })),
      store.storeMessage(newMessage(3)),
    ]);
    expect(results[0]?.status).toBe("fulfilled");
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(await count(place, "messages")).toBe(2);
  });

  test("six connections can open a new store at the same time and get the same secret", async () => {
    const place = await makePlace(database);
    const stores = await Promise.all(Array.from({ length: 6 }, () => openTestStore(place)));
    const secrets = await Promise.all(stores.map(({ connection }) => loadSecret(connection)));
    expect(new Set(secrets).size).toBe(1);
    const submitted = await Promise.all(
      stores.map((store, number) => store.storeMessage(newMessage(number))),
    );
    expect(submitted.every(({ status }) => status === "stored")).toBe(true);
  });

  test("two connections store the same message once, under one reference", async () => {
    const place = await makePlace(database);
    const stores = await Promise.all([openTestStore(place), openTestStore(place)]);
    const submitted = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        stores[number % 2]?.storeMessage(newMessage(number, { digest: "same", challenges: ["one"] })),
      ),
    );
    const stored = submitted.filter((result) => result?.status === "stored");
    expect(stored).toHaveLength(1);
    expect(submitted.filter((result) => result?.status === "duplicate")).toHaveLength(39);
    expect(new Set(submitted.map((result) => result && "reference" in result && result.reference)).size).toBe(
      1,
    );
    expect(await count(place, "deliveries")).toBe(1);
  });
});
