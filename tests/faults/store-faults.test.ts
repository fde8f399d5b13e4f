import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { startPostgres } from "../../intake/testing/postgres-server.ts";
import { count, makePlace, query } from "../../intake/testing/test-databases.ts";
import { expectOurPage, placeSettings, postForm } from "../support/attacked-site.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const LIMITED = ["sh", "-c", 'ulimit -f 2048; exec "$0" "$@"'];

async function startSite(
  place: { dataDir: string; databaseUrl?: string | undefined },
  launcher: string[] = [],
) {
  const server = await startServer(placeSettings(place), undefined, { launcher });
  onTestFinished(() => server.kill());
  return server;
}

let outages = 0;
/** Each outage has a message of its own, because a message that is stored already would be acknowledged again. */
const message = () => `Do not lose <this> ${outages}`;

/**
 * Sends a form and expects a 503 with a Retry-After header and a page that contains the visitor's message. Also expects
 * the reason in the log, and that pages are still served.
 */
async function expectOutage(site: RunningServer, reason: RegExp) {
  outages += 1;
  const answer = await postForm(site, "contact", { message: message() });
  expectOurPage(answer, 503);
  expect(answer.body).toContain("Do not lose &lt;this&gt;");
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(site.output()).toMatch(/"msg":"The store is not available: a message could not be stored"/);
  expect(site.output()).toMatch(reason);
  expect((await fetch(`${site.url}/contact`)).status).toBe(200);
}

async function expectRecovery(site: RunningServer) {
  const answer = await postForm(site, "contact", { message: message() });
  expect(answer.status).toBe(303);
}

describe("SQLite", () => {
  test("while the disk is full, forms get a 503 page with the typed text, and no part of a file is stored", async () => {
    const place = await makePlace("sqlite");
    const site = await startSite(place, LIMITED);
    const bytes = Buffer.alloc(5 * 1024 * 1024, "x");
    const large = await postForm(site, "application", {}, [{ field: "resume", name: "cv.pdf", bytes }]);
    expectOurPage(large, 503);
    expect(large.body).toContain("I build things");
    await fillDisk(site);
    await expectOutage(site, /disk/);
    for (const table of ["files", "file_chunks"]) expect(await count(place, table)).toBe(0);
    const before = await count(place, "messages");

    const database = new DatabaseSync(join(place.dataDir, SQLITE_FILE));
    database.exec("pragma wal_checkpoint(truncate)");
    database.close();
    await expectRecovery(site);
    expect(await count(place, "messages")).toBe(before + 1);
  });

  /** Sends messages until the disk is full. */
  async function fillDisk(site: RunningServer) {
    for (let number = 0; number < 500; number += 1) {
      const { status } = await postForm(site, "inquiry", { requirements: `${number} ${"x".repeat(9900)}` });
      if (status === 503) return;
    }
    throw new Error("The disk is not full after 500 messages");
  }

  test("while another program locks the database, or its folder is moved away, forms get a 503", async () => {
    const place = await makePlace("sqlite");
    const site = await startSite(place);
    const other = new DatabaseSync(join(place.dataDir, SQLITE_FILE));
    other.exec("begin immediate");
    await expectOutage(site, /database is locked/);
    other.exec("rollback");
    other.close();
    await expectRecovery(site);
    renameSync(place.dataDir, `${place.dataDir}-away`);
    await expectOutage(site, /moved or removed/);
    renameSync(`${place.dataDir}-away`, place.dataDir);
    await expectRecovery(site);
    expect(await count(place, "messages")).toBe(2);
  });

  test("the server does not start if the data folder can't be created or the database file is damaged", async () => {
    const unwritable = startServer({ DATA_DIR: "/dev/null/data" });
    await expect(unwritable).rejects.toThrow(/ended with 1/);
    await expect(unwritable).rejects.toThrow(/Check DATA_DIR/);
    const place = await makePlace("sqlite");
    const site = await startSite(place);
    await expectRecovery(site);
    expect(await site.stop()).toBe(0);
    const path = join(place.dataDir, SQLITE_FILE);
    const sound = readFileSync(path);
    writeFileSync(path, Buffer.concat([sound.subarray(0, 4096), Buffer.alloc(sound.length - 4096, 0xff)]));
    const refused = startServer({ DATA_DIR: place.dataDir });
    await expect(refused).rejects.toThrow(/ended with 1/);
    await expect(refused).rejects.toThrow(/is damaged.*\.\/inbox restore FILE/s);
    writeFileSync(path, sound);
    await expectRecovery(await startSite(place));
  });
});

describe("PostgreSQL", () => {
  test("while the disk is full, the table locked or the database read-only, forms get a 503", async () => {
    const place = await makePlace("postgres");
    const site = await startSite(place);
    await query(
      place,
      "create function full_disk() returns trigger language plpgsql as $$ begin raise using errcode = '53100'; end $$",
    );
    await query(place, "create trigger full_disk before insert on messages execute function full_disk()");
    await expectOutage(site, /server's disk is full/);
    await query(place, "drop trigger full_disk on messages");
    await expectRecovery(site);

    const client = new pg.Client(place.databaseUrl);
    await client.connect();
    await client.query("begin; lock table messages in access exclusive mode");
    await expectOutage(site, /statement timed out|lock was not released/);
    await client.query("rollback");
    await client.end();
    await expectRecovery(site);

    const name = new URL(place.databaseUrl ?? "").pathname.slice(1);
    await query(place, `alter database ${name} set default_transaction_read_only = on`);
    await query(
      place,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = ? and pid <> pg_backend_pid()",
      name,
    );
    const send = async () => (await postForm(site, "contact", { message: message() })).status;
    // The server may not have noticed yet that a connection is closed. The first form then fails for that reason.
    const sendAnother = async () => {
      outages += 1;
      await send();
      return site.output();
    };
    await expect.poll(sendAnother).toMatch(/read-only/);
    await expectOutage(site, /read-only/);
    // This statement runs in another database, because a read-only database can't change its own setting.
    const elsewhere = { dataDir: "", databaseUrl: inject("postgresUrl") };
    await query(elsewhere, `alter database ${name} set default_transaction_read_only = off`);
    // A connection that was opened while the database was read-only fails once more and is then replaced.
    await expect.poll(send).toBe(303);
    expect(await count(place, "messages")).toBe(3);
  });

  test("while PostgreSQL is stopped, forms get a 503, and our server needs no restart afterwards", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.remove());
    const place = { dataDir: (await makePlace("sqlite")).dataDir, databaseUrl: server.url("postgres") };
    const site = await startSite(place);
    await expectRecovery(site);
    await server.stop();
    await expectOutage(site, /cannot be reached|shutting down/);
    await server.start();
    await expectRecovery(site);
    expect(await count(place, "messages")).toBe(2);
  });
});
