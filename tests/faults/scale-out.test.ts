import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../intake/outbox/testing/mail-server.ts";
import { freePort } from "../../intake/testing/free-port.ts";
import { startPostgres } from "../../intake/testing/postgres-server.ts";
import { eventually } from "../support/eventually.ts";
import { mailSettings } from "../support/mail-settings.ts";
import { requireNginx, startNginx } from "../support/nginx.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { sendContact, sendInquiry } from "../support/senders.ts";

const SUBMISSIONS = Number(process.env.SUBMISSIONS ?? 200);
const SENDERS = 16;
const CONCURRENT_MAILS = 4;

type Acknowledged = { reference: string; email: string };

async function startSite() {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), "scale-out-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const mails = await startMailServer();
  const ports: [number, number] = [await freePort(), await freePort()];
  const start = (index: 0 | 1) =>
    startServer({
      PORT: String(ports[index]),
      DATA_DIR: join(folder, `unused-${index}`),
      DATABASE_URL: postgres.url("postgres"),
      RATE_LIMIT: "on",
      TRUST_PROXY: "127.0.0.1",
      ...mailSettings(mails.url),
    });
  const apps: [RunningServer, RunningServer] = [await start(0), await start(1)];
  onTestFinished(async () => {
    for (const app of apps) await app.kill();
  });
  const proxyPorts = { http: await freePort(), https: await freePort(), apps: ports };
  const proxy = await startNginx(folder, proxyPorts);
  onTestFinished(() => proxy.stop());
  const database = new pg.Client(postgres.url("postgres"));
  await database.connect();
  onTestFinished(() => database.end());
  const query = async (sql: string) => (await database.query(sql)).rows as Record<string, unknown>[];
  return { mails, apps, start, proxy, query };
}

/** Gives each visitor their own IP address. On Linux, all of 127.0.0.0/8 is local. */
function visitor(number: number, ca: string): Agent {
  const localAddress = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
  return new Agent({ ca, localAddress, keepAlive: true, maxSockets: 1 });
}

/** Sends the same form again after a failure, as a visitor would, until it is acknowledged. */
async function sendUntilAcknowledged(url: string, number: number, ca: string): Promise<Acknowledged> {
  const agent = visitor(number, ca);
  const email = `visitor-${number}@example.com`;
  const text = `No. ${number}`;
  const send = () =>
    number % 2 === 0
      ? sendInquiry(url, { email, requirements: text }, agent)
      : sendContact(url, { email, message: text }, agent);
  try {
    for (let tries = 1; tries <= 10; tries += 1) {
      const answer = await send().catch(() => undefined);
      if (answer?.status === 429)
        throw new Error(`visitor ${number} got a 429 because of other visitors' messages`);
      if (answer?.status !== 201) continue;
      const { reference } = JSON.parse(answer.body) as { reference: string };
      return { reference, email };
    }
    throw new Error(`visitor ${number} got no acknowledgement in ten attempts`);
  } finally {
    agent.destroy();
  }
}

it(`two servers behind nginx lose none of ${SUBMISSIONS} messages and store none twice while one server is killed and started again, and then the other is restarted`, {
  timeout: 15 * 60_000,
}, async () => {
  const { mails, apps, start, proxy, query } = await startSite();
  const acknowledged: Acknowledged[] = [];
  const enough = (share: number) => eventually(() => acknowledged.length >= share * SUBMISSIONS, 600_000);
  let next = 0;
  const senders = Array.from({ length: SENDERS }, async () => {
    for (let number = next++; number < SUBMISSIONS; number = next++) {
      acknowledged.push(await sendUntilAcknowledged(proxy.url, number, proxy.certificate));
    }
  });
  async function disturb() {
    await enough(0.25);
    await apps[0].kill();
    await enough(0.4);
    apps[0] = await start(0);
    await enough(0.6);
    expect(await apps[1].stop()).toBe(0);
    await enough(0.7);
    apps[1] = await start(1);
  }
  await Promise.all([...senders, disturb()]);

  // A killed server's claims on deliveries last for up to a minute. Then a running server sends those emails.
  await eventually(async () => {
    const [row] = await query("select count(*) as n from deliveries where state <> 'delivered'");
    return Number(row?.n) === 0;
  }, 600_000);

  const stored = await query("select reference, email from messages");
  const byReference = new Map(stored.map(({ reference, email }) => [reference, email]));
  const lost = acknowledged.filter(({ reference, email }) => byReference.get(reference) !== email);
  const sendings = new Map<string, number>();
  for (const { messageId = "" } of mails.received) {
    sendings.set(messageId, (sendings.get(messageId) ?? 0) + 1);
  }
  const repeated = [...sendings.values()].filter((times) => times > 1);
  expect(acknowledged).toHaveLength(SUBMISSIONS);
  expect(lost).toEqual([]);
  expect(stored).toHaveLength(SUBMISSIONS);
  expect(new Set(byReference.values()).size).toBe(SUBMISSIONS);

  // Staff get an email about each message, and visitors get confirmations until a server's limit for an hour is reached.
  // Only emails in flight at the kill may be sent twice.
  const queued = await query("select kind from deliveries");
  expect(queued.filter(({ kind }) => kind === "staff-mail")).toHaveLength(SUBMISSIONS);
  expect(queued.length).toBeGreaterThan(SUBMISSIONS);
  expect(sendings.size).toBe(queued.length);
  expect(Math.max(...sendings.values())).toBeLessThanOrEqual(2);
  expect(repeated.length).toBeLessThanOrEqual(CONCURRENT_MAILS);
});
