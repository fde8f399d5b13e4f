import { mkdirSync, realpathSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { makeDataDir } from "../../intake/testing/test-intake.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { mailSettings } from "../../tests/support/mail-settings.ts";
import { startServer } from "../../tests/support/running-server.ts";
import { multipart, post, sendContact, wordCookie } from "../../tests/support/senders.ts";

async function start(environment: Record<string, string> = {}) {
  const dataDir = makeDataDir();
  const server = await startServer({ DATA_DIR: dataDir, ...environment });
  onTestFinished(() => server.kill());
  return Object.assign(server, { dataDir });
}

async function startMeasured(environment: Record<string, string> = {}) {
  const address = `127.0.0.1:${await freePort()}`;
  const server = await start({ METRICS_ADDRESS: address, ...environment });
  const scrape = async () => (await fetch(`http://${address}/metrics`)).text();
  /** The value of a Prometheus series. `series` is its name with all its labels. */
  const value = async (series: string) => {
    const line = (await scrape()).split("\n").find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };
  return { server, address, scrape, value };
}

const ready = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, body: await response.json() };
};

describe("/readyz", () => {
  it("returns 503 with a reason while the store is locked, and 200 before and after", async () => {
    const { url, dataDir } = await start();
    expect(await ready(url)).toEqual({ status: 200, body: { status: "ready" } });
    const database = new DatabaseSync(`${dataDir}/${SQLITE_FILE}`);
    database.exec("begin immediate");
    await eventually(async () => (await ready(url)).status === 503);
    const reason = "The store is not available.";
    expect((await ready(url)).body).toEqual({ status: "unavailable", reason });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    database.exec("rollback");
    database.close();
    await eventually(async () => (await ready(url)).status === 200);
  });

  it("returns 503 if a column of the database tables is missing", async () => {
    const { url, dataDir } = await start();
    const database = new DatabaseSync(`${dataDir}/${SQLITE_FILE}`);
    database.exec("alter table events rename column detail to details");
    database.close();
    await eventually(async () => (await ready(url)).status === 503);
  });
});

/** Starts a server in a folder that looks like a release, and like one that has failed since. */
async function startRelease(environment: Record<string, string>) {
  const base = makeDataDir();
  const folder = join(base, "releases/1");
  mkdirSync(folder, { recursive: true });
  for (const part of ["app", "node_modules"]) symlinkSync(resolve(part), join(folder, part));
  symlinkSync(realpathSync("build"), join(folder, "build"));
  writeFileSync(join(folder, "release.json"), JSON.stringify(RELEASE));
  writeFileSync(
    join(base, "failure.json"),
    JSON.stringify({ ...FAILURE, author: "jo@example.com", reason: "/etc/passwd" }),
  );
  const settings = { DATA_DIR: join(base, "data"), ...environment };
  const server = await startServer(settings, resolve("server/start.ts"), { folder });
  onTestFinished(() => server.kill());
  return server;
}
const RELEASE = {
  commit: "0123456789abcdef0123456789abcdef01234567",
  committedAt: "2026-11-18T10:00:00+00:00",
  releasedAt: "2026-11-18T10:05:00Z",
};
const FAILURE = { commit: "f".repeat(40), at: "2026-11-18T11:00:00Z", step: "build" };

describe("a release", () => {
  it("is shown at /version.json with the last failure, without the reason, and in the inbox's foot", async () => {
    const port = await freePort();
    const server = await startRelease({ INBOX_ADDRESS: `127.0.0.1:${port}` });
    const version = await fetch(`${server.url}/version.json`);
    expect(version.headers.get("cache-control")).toBe("no-store");
    expect(await version.json()).toEqual({ ...RELEASE, lastFailure: FAILURE });
    const inbox = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(inbox).toContain("Version 01234567, released");
  });

  it("is among the metrics, with the time of the newest backup", async () => {
    const metrics = `127.0.0.1:${await freePort()}`;
    const backups = makeDataDir();
    mkdirSync(backups);
    writeFileSync(join(backups, "1.sqlite"), "");
    utimesSync(join(backups, "1.sqlite"), 1000, 1000);
    await startRelease({ METRICS_ADDRESS: metrics, BACKUP_DIR: backups });
    const text = await (await fetch(`http://${metrics}/metrics`)).text();
    expect(text).toContain(`aldergate_build_info{commit="${RELEASE.commit}"} 1\n`);
    const seconds = (time: string) => Date.parse(time) / 1000;
    expect(text).toContain(`aldergate_released_timestamp_seconds ${seconds(RELEASE.releasedAt)}\n`);
    expect(text).toContain(`aldergate_release_failed_timestamp_seconds ${seconds(FAILURE.at)}\n`);
    expect(text).toContain("aldergate_backup_timestamp_seconds 1000\n");
  });

  it("is unknown to a server that was started from a clone", async () => {
    const { url } = await start();
    expect(await (await fetch(`${url}/version.json`)).json()).toEqual({
      commit: null,
      committedAt: null,
      releasedAt: null,
      lastFailure: null,
    });
  });
});

describe("/metrics", () => {
  it("counts requests, messages, spam and deliveries, and shows the queue", async () => {
    const mails = await startMailServer();
    mails.answer = (stage) => (stage === "recipient" ? "450 later" : null);
    const { server, scrape, value } = await startMeasured(mailSettings(mails.url));
    for (const path of ["/", "/about", "/nope", "/favicon.svg"]) {
      await (await fetch(server.url + path)).arrayBuffer();
    }
    await sendContact(server.url, { email: "a@example.com", message: "One" });
    await sendContact(server.url, { email: "no address", message: "Two" });
    const cookie = await wordCookie(server.url, "contact");
    const trap = multipart({ name: "Bot", email: "b@example.com", alder_ring: "x" });
    await post(`${server.url}/messages/contact`, trap, { headers: { cookie } });

    const attempts = 'aldergate_delivery_attempts_total{channel="staff-mail",outcome="failed"}';
    await eventually(async () => (await value(attempts)) === 1);
    const requests = "aldergate_http_request_duration_seconds_count";
    expect(await value(`${requests}{route="page",method="GET",status="2xx"}`)).toBe(2);
    expect(await value(`${requests}{route="page",method="GET",status="4xx"}`)).toBe(1);
    expect(await value(`${requests}{route="messages",method="POST",status="2xx"}`)).toBe(2);
    expect(await value(`${requests}{route="messages",method="POST",status="4xx"}`)).toBe(1);
    expect(await value('aldergate_messages_total{kind="contact",outcome="accepted"}')).toBe(2);
    expect(await value('aldergate_messages_total{kind="contact",outcome="invalid"}')).toBe(1);
    expect(await value('aldergate_spam_total{kind="contact"}')).toBe(1);
    expect(await value('aldergate_queue_depth{channel="staff-mail",state="queued"}')).toBe(1);
    const age = 'aldergate_queue_oldest_seconds{channel="staff-mail",state="queued"}';
    const before = (await value(age)) ?? -1;
    expect(before).toBeGreaterThan(0);
    expect(await value(age)).toBeGreaterThan(before);
    expect(await value('aldergate_messages_overdue{kind="contact"}')).toBe(0);
    const database = new DatabaseSync(`${server.dataDir}/${SQLITE_FILE}`);
    database.exec("update messages set due_at = '2026-01-05T17:30:00.000Z'");
    database.close();
    expect(await value('aldergate_messages_overdue{kind="contact"}')).toBe(1);
    expect(await value("aldergate_store_up")).toBe(1);
    expect(await value("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    const text = await scrape();
    expect(text).not.toContain("example.com");
    const infinite = '{le="+Inf",route="page",method="GET",status="2xx"}';
    expect(await value(`aldergate_http_request_duration_seconds_bucket${infinite}`)).toBe(2);
  });

  it("is served only on METRICS_ADDRESS, and starts the counters of the documented alerts at 0, so that their first increase is seen", async () => {
    const { server, address, value } = await startMeasured();
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://${address}/`)).status).toBe(404);
    for (const kind of ["contact", "inquiry", "application"]) {
      expect(await value(`aldergate_messages_total{kind="${kind}",outcome="unavailable"}`)).toBe(0);
    }
    for (const channel of ["staff-mail", "visitor-mail", "webhook"]) {
      expect(await value(`aldergate_delivery_attempts_total{channel="${channel}",outcome="parked"}`)).toBe(0);
    }
  });

  it("reports that the store is down", async () => {
    const { server, value } = await startMeasured();
    const database = new DatabaseSync(`${server.dataDir}/${SQLITE_FILE}`);
    database.exec("drop table deliveries");
    database.close();
    expect(await value("aldergate_store_up")).toBe(0);
    expect(await value("process_cpu_seconds_total")).toBeGreaterThan(0);
  });
});
