import { sql } from "kysely";
import { expect, test } from "vitest";
import { count, makePlace, openPlacedIntake, query } from "../../testing/test-databases.ts";
import { CONTACT, post } from "../../testing/test-intake.ts";
import { newMessage, openTestStore } from "../../testing/test-message.ts";
import { StoreUnavailable } from "../store.ts";
import { openPostgresStore } from "./open-postgres-store.ts";

async function makeDatabase() {
  const place = await makePlace("postgres");
  return { ...place, url: new URL(place.databaseUrl ?? "") };
}

test.each([
  ["no server listens", { port: "1" }, /cannot be reached/],
  ["the database does not exist", { pathname: "/nowhere" }, /does not exist/],
  ["the password is wrong", { password: "guess" }, /rejects the user/],
])("opening the store fails with a clear reason if %s", async (_what, change, message) => {
  const { url } = await makeDatabase();
  const opened = openPostgresStore(Object.assign(url, change).href);
  await expect(opened).rejects.toThrow(StoreUnavailable);
  await expect(opened).rejects.toThrow(message);
  await expect(opened).rejects.not.toThrow(/guess|test@/);
});

test("a write waits for the disk, even if PostgreSQL is configured not to wait", async () => {
  const place = await makeDatabase();
  await query(place, `alter database ${place.url.pathname.slice(1)} set synchronous_commit = off`);
  const { connection } = await openTestStore(place);
  const { rows } = await sql`show synchronous_commit`.execute(connection.db);
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
});

test("a write is retried after serialization failures", async () => {
  const place = await makeDatabase();
  const name = place.url.pathname.slice(1);
  await query(place, `alter database ${name} set default_transaction_isolation = serializable`);
  const store = await openTestStore(place);
  const same = { digest: "same", challenges: ["one"] };
  const results = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      store.storeMessage(newMessage(number, number % 2 === 0 ? {} : same)),
    ),
  );
  expect(results.filter(({ status }) => status === "stored")).toHaveLength(16);
  expect(results.filter(({ status }) => status === "duplicate")).toHaveLength(14);
  expect(await count(place, "messages")).toBe(16);
});

test("sweep() vacuums the tables only if it has deleted a message", async () => {
  const intake = await openPlacedIntake("postgres", { retentionDays: 30 });
  await post(intake, "contact", CONTACT);
  const vacuums = () =>
    intake.query("select vacuum_count::int as n from pg_stat_user_tables where relname = 'messages'");
  await intake.sweep();
  expect(await vacuums()).toEqual([{ n: 0 }]);
  intake.clock.now = new Date("2026-04-02T10:00:00Z");
  await intake.sweep();
  expect(await vacuums()).toEqual([{ n: 1 }]);
});
