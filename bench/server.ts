/**
 * Pages and files a second and their 99th percentile at 1, 50 and 500 connections: one process of ours next to nginx
 * with one worker and gzip_static, and next to React Router's own server, in turns in the same run. Then a million
 * requests, to see that memory stays where it is. Run with `npm run bench:server`; it needs wrk and nginx.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSite, type Site } from "../server/site-files.ts";
import { startServer } from "../tests/support/running-server.ts";
import { startNginx } from "./server-nginx.ts";
import { isInstalled, type Load, load } from "./server-wrk.ts";

const CONNECTIONS = [1, 50, 500];
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 2);
const SOAK_REQUESTS = Number(process.env.SOAK_REQUESTS ?? 1_000_000);
const SOAK_CONNECTIONS = 50;
const WANTED = { ofNginx: 0.5, p99OfNginx: 2, ofRouter: 5, growthMb: 16 };

for (const program of ["wrk", "nginx"]) {
  if (await isInstalled(program)) continue;
  console.error(`bench:server needs ${program}, which is not installed: apt install ${program}`);
  process.exit(1);
}

const site = await loadSite();
const paths = ["/about", findAsset(site, ".js"), findAsset(site, ".webp")];
const dataDir = mkdtempSync(join(tmpdir(), "bench-server-"));
const ours = await startServer({ DATA_DIR: dataDir });
const nginx = await startNginx(site, paths);
const router = await startServer({}, "bench/server-router.ts");
let failed = false;

console.log(
  "nginx: one worker, sendfile, open_file_cache, gzip_static, the same headers. Ours: one process.",
);
console.log(
  "Router: React Router's request handler and a static file handler, in place of react-router-serve.",
);
console.log("Requests a second, 99th percentile in ms; medians of the rounds.");
console.log("path  connections  ours/s  p99  nginx/s  p99  of nginx  p99 of nginx");
for (const path of paths) {
  for (const connections of CONNECTIONS) await compareWithNginx(path, connections);
}
console.log("path  connections  ours/s  router/s  of router");
for (const path of paths) await compareWithRouter(path);
await soak();

await Promise.all([ours.stop(), nginx.stop(), router.kill()]);
rmSync(dataDir, { recursive: true });
if (failed) process.exitCode = 1;

/** A script or picture of middling size: neither the smallest nor one that would measure the loopback device. */
function findAsset({ files }: Site, ending: string): string {
  const found = [...files].find(
    ([url, { identity }]) => url.endsWith(ending) && identity.body.size > 8 * 1024,
  );
  if (!found) throw new Error(`The build has no ${ending} file`);
  return found[0];
}

async function compareWithNginx(path: string, connections: number) {
  const rounds: { ours: Load; nginx: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      nginx: await load(nginx.url + path, connections, SECONDS),
      ours: await load(ours.url + path, connections, SECONDS),
    });
  }
  const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
  const rates = middle((each) => each.ours.perSecond / each.nginx.perSecond);
  const p99s = middle((each) => each.ours.p99 / each.nginx.p99);
  printRow(
    `${path}  ${connections}`,
    middle((each) => each.ours.perSecond),
    middle((each) => each.ours.p99),
    middle((each) => each.nginx.perSecond),
    middle((each) => each.nginx.p99),
    rates,
    p99s,
  );
  expectThat(rates >= WANTED.ofNginx, `at least ${WANTED.ofNginx} of nginx's requests a second`);
  expectThat(p99s <= WANTED.p99OfNginx, `at most ${WANTED.p99OfNginx} times nginx's p99`);
}

/** At 50 connections alone: at more, it is still rendering for the last measurement during the next. */
async function compareWithRouter(path: string) {
  const peer = await load(router.url + path, SOAK_CONNECTIONS, SECONDS);
  const own = await load(ours.url + path, SOAK_CONNECTIONS, SECONDS);
  const ratio = own.perSecond / peer.perSecond;
  printRow(`${path}  ${SOAK_CONNECTIONS}`, own.perSecond, peer.perSecond, ratio);
  expectThat(ratio >= WANTED.ofRouter, `at least ${WANTED.ofRouter} times React Router's server`);
}

async function soak() {
  let sent = 0;
  let settled = 0;
  console.log(`requests  resident memory in MB, over all three paths at ${SOAK_CONNECTIONS} connections`);
  console.log(`0  ${show(memory())}`);
  for (let mark = SOAK_REQUESTS / 10; mark <= SOAK_REQUESTS; mark += SOAK_REQUESTS / 10) {
    for (let turn = 0; sent < mark; turn++) {
      sent += (await load(ours.url + paths[turn % paths.length], SOAK_CONNECTIONS, SECONDS)).requests;
    }
    settled ||= memory();
    console.log(`${sent}  ${show(memory())}`);
  }
  const growth = memory() - settled;
  expectThat(
    growth <= WANTED.growthMb,
    `memory grows by no more than ${WANTED.growthMb} MB after the first tenth`,
  );
}

function memory(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${ours.pid}/status`, "utf8"))?.[1]) / 1024;
}

function expectThat(holds: boolean, what: string) {
  if (holds) return;
  failed = true;
  console.log(`  NOT MET: ${what}`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function show(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

function printRow(name: string, ...values: number[]) {
  console.log([name, ...values.map(show)].join("  "));
}
