import { describe, expect, test } from "vitest";
import { addOldMessage, createOldStore } from "../testing/old-store.ts";
import { count, DATABASES, makePlace, query } from "../testing/test-databases.ts";
import { newMessage, openTestStore } from "../testing/test-message.ts";
import { loadSecret } from "./secret.ts";
import { StoreUnavailable } from "./store.ts";

describe.each(DATABASES)("the store on %s", (database) => {
  test("a store of a newer version is used if it has all columns, and otherwise refused", async () => {
    const place = await makePlace(database);
    const { storeMessage } = await openTestStore(place);
    await storeMessage(newMessage(1));
    await query(
      place,
      "update kysely_migration set name = '9999-later' where name = (select max(name) from kysely_migration)",
    );
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
    await createOldStore(place, "0001-release-1.0.0");
    await addOldMessage(place, 1, { fields: { name: "Jan Wójcik" } });
    await query(
      place,
      "insert into files values ('file', 'id-1', 'resume', 'Zoë.pdf', '', 1, '', '2026-03-02T10:00:00.000Z')",
    );
    const { storeMessage } = await openTestStore(place);
    expect(await query(place, "select search_text from messages")).toEqual([
      { search_text: "ag-test-1 jan wojcik zoe.pdf" },
    ]);
    expect(await storeMessage(newMessage(2))).toMatchObject({ status: "stored" });
  });

  test("today's store of 1.0.0, which has the column already, is migrated too", async () => {
    const place = await makePlace(database);
    await createOldStore(place, "0002-search-text");
    await query(place, "delete from kysely_migration where name like '0002%'");
    const { storeMessage } = await openTestStore(place);
    expect(await storeMessage(newMessage(1))).toMatchObject({ status: "stored" });
  });

  test("messages in work are new again, and keep their owner", async () => {
    const place = await makePlace(database);
    await createOldStore(place, "0002-search-text");
    for (const [number, progress] of ["new", "in-work", "done"].entries())
      await addOldMessage(place, number, { progress, owner: "Ann" });
    await openTestStore(place);
    const rest = { owner: "Ann", answered_at: null, due_at: null, result: "" };
    expect(
      await query(
        place,
        "select progress, owner, answered_at, due_at, result from messages order by reference",
      ),
    ).toEqual([
      { progress: "new", ...rest },
      { progress: "new", ...rest },
      { progress: "done", ...rest },
    ]);
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
