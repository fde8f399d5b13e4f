/**
 * Measures how fast honest visitors are served while 200 hostile connections attack in six ways (docs/security.md).
 * The site runs behind nginx as configured in deploy/. In both runs, on SQLite and PostgreSQL, 95 % of page views must
 * take at most 500 ms, and every application must be accepted. One run: `npm run bench:hostile -- sqlite`.
 * The server and nginx run on the first CPU core. Attackers, visitors and PostgreSQL share the second, because in
 * production they would be on other machines.
 */
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { getPriority, setPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../intake/testing/free-port.ts";
import { startPostgres } from "../intake/testing/postgres-server.ts";
import { buildFiles } from "../server/pages/build-files.ts";
import { largestFile } from "../tests/support/largest-file.ts";
import { startNginx } from "../tests/support/nginx.ts";
import { multipart, post } from "../tests/support/senders.ts";
import { startBenchServer } from "./bench-server.ts";
import type { Attack } from "./hostile-senders.ts";
import { percentile } from "./statistics.ts";

const CONNECTIONS = 200;
const HOSTILE_ADDRESSES = Array.from({ length: 20 }, (_, number) => `127.0.1.${number + 1}`);
const SECONDS = Number(process.env.SECONDS ?? 30);
const WARM_UP_MS = 3000;
const PAGE_VIEW_EVERY_MS = 200;
const APPLICATION_EVERY_MS = 1000;
const LIMIT_MS = 500;
const PAGES = ["/", "/about", "/contact", "/career/software-developer", "/blogs"];

type Site = Awaited<ReturnType<typeof startSite>>;

const styles = globSync("assets/*.css", { cwd: buildFiles().client })[0] ?? "";

const wanted = process.argv.slice(2);
for (const database of ["sqlite", "postgres"]) {
  if (wanted.length === 0 || wanted.includes(database)) await measure(database);
}

async function measure(database: string) {
  runOnCore(1);
  const postgres = database === "postgres" ? await startPostgres() : undefined;
  runOnCore(0);
  const site = await startSite(postgres?.url("postgres"));
  runOnCore(1);
  const senders = fork(new URL("hostile-senders.ts", import.meta.url));
  setPriority(senders.pid ?? 0, Math.min(getPriority() + 5, 19));
  try {
    const attack: Attack = {
      port: Number(new URL(site.url).port),
      addresses: HOSTILE_ADDRESSES,
      connections: CONNECTIONS,
      largestFile: largestFile(),
    };
    senders.send(attack);
    await setTimeout(WARM_UP_MS);
    let descriptors = 0;
    const sampling = setInterval(() => (descriptors = Math.max(descriptors, site.descriptors())), 200);
    const [views, applications] = await Promise.all([
      repeat(PAGE_VIEW_EVERY_MS, (number) => viewPage(site, addressOf(2, number), number)),
      repeat(APPLICATION_EVERY_MS, (number) => apply(site, addressOf(3, number), number)),
    ]);
    clearInterval(sampling);
    senders.send("count");
    const [{ opened }] = (await once(senders, "message")) as [{ opened: number }];
    console.log(`${database}\n  page views: ${describe(views)}\n  applications: ${describe(applications)}`);
    console.log(
      `  ${opened} hostile connections in ${SECONDS + WARM_UP_MS / 1000} s; the server used at most ${descriptors} file descriptors and ${site.peakMemory().toFixed(0)} MB`,
    );
    if (percentile(views, 0.95) > LIMIT_MS || applications.includes(Infinity)) process.exitCode = 1;
  } finally {
    senders.kill();
    await site.stop();
    await postgres?.remove();
  }
}

/** Pins this process, and those it starts from now on, to one CPU core. */
function runOnCore(core: 0 | 1) {
  const { status, stderr } = spawnSync("taskset", ["-a", "-c", "-p", String(core), String(process.pid)]);
  if (status !== 0) throw new Error(`taskset failed: ${stderr}`);
}

async function startSite(databaseUrl: string | undefined) {
  const server = await startBenchServer({
    RATE_LIMIT: "on",
    TRUST_PROXY: "127.0.0.1",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const app = Number(new URL(server.url).port);
  const ports = { http: await freePort(), https: await freePort() };
  const nginx = await startNginx(server.folder, { ...ports, apps: [app, app] });
  return {
    ...server,
    url: nginx.url,
    ca: nginx.certificate,
    async stop() {
      await nginx.stop();
      await server.stop();
    },
  };
}

/**
 * Starts visits at regular intervals, without waiting for earlier ones. Returns how many milliseconds each visit took,
 * or Infinity if it failed.
 */
async function repeat(everyMs: number, visit: (number: number) => Promise<boolean>): Promise<number[]> {
  const visits: Promise<number>[] = [];
  for (let number = 0; number < (SECONDS * 1000) / everyMs; number += 1) {
    const began = performance.now();
    const time = (isServed: boolean) => (isServed ? performance.now() - began : Infinity);
    visits.push(visit(number).then(time, () => Infinity));
    await setTimeout(everyMs);
  }
  return Promise.all(visits);
}

/** A different IP address for each visit. On Linux, every address in 127.0.0.0/8 is local. */
function addressOf(block: number, number: number): string {
  return `127.${block}.${number >> 8}.${1 + (number & 255)}`;
}

/** Loads a page and its style sheet on one new connection. */
async function viewPage(site: Site, localAddress: string, number: number): Promise<boolean> {
  const agent = agentFor(site, localAddress);
  const page = await get(site.url + PAGES[number % PAGES.length], agent);
  const sheet = await get(`${site.url}/${styles}`, agent);
  agent.destroy();
  return page.status === 200 && sheet.status === 200;
}

async function apply(site: Site, localAddress: string, number: number): Promise<boolean> {
  const agent = agentFor(site, localAddress);
  const word = await get(`${site.url}/word-check/application.png`, agent);
  const cookie = word.cookies.map((each) => each.split(";")[0]).join("; ");
  const text = { applyfor: "Others", name: "Ada", last_name: "Brandt", message: `No. ${number}` };
  const fields = { ...text, email: `ada-${number}@example.com`, type_the_word: "heron" };
  const resume = { field: "resume", name: "cv.pdf", bytes: Buffer.alloc(200_000, number) };
  const { status } = await post(`${site.url}/messages/application`, multipart(fields, [resume]), {
    agent,
    headers: { cookie },
  });
  agent.destroy();
  return status === 201;
}

function agentFor({ ca }: Site, localAddress: string): Agent {
  return new Agent({ ca, localAddress, keepAlive: true, maxSockets: 1 });
}

async function get(url: string, agent: Agent): Promise<{ status: number; cookies: string[] }> {
  const asking = request(url, { agent, signal: AbortSignal.timeout(20_000) }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return { status: response.statusCode ?? 0, cookies: response.headers["set-cookie"] ?? [] };
}

function describe(times: number[]): string {
  const failed = times.filter((time) => time === Infinity).length;
  const parts = [0.5, 0.95, 1].map((part) => percentile(times, part).toFixed(0));
  return `${times.length}, ${failed} failed; median, 95th percentile, slowest: ${parts.join(", ")} ms`;
}
