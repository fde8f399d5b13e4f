/**
 * Makes two comparisons of requests per second. First: one process of our server against React Router's own handler.
 * Second: nginx in front of our server against an nginx that serves the same files from disk. In each comparison, both
 * sides are measured in turn, and medians are printed. Run with `npm run bench:server`; needs wrk, nginx and openssl.
 */
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../intake/testing/free-port.ts";
import { buildFiles } from "../server/pages/build-files.ts";
import { requirePrograms, startNginx } from "../tests/support/nginx.ts";
import { startBenchServer } from "./bench-server.ts";
import { startPlainNginx } from "./server-nginx.ts";
import { type Load, load } from "./server-wrk.ts";
import { median } from "./statistics.ts";

const clientFolder = buildFiles().client;

const CONNECTIONS = 50;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 2);
const WANTED = { ofRouter: 5, ofNginx: 0.9 };

requirePrograms("wrk", "nginx", "openssl");
const ours = await startBenchServer({ TRUST_PROXY: "127.0.0.1" });
const router = await startBenchServer({}, "bench/server-router.ts");
const appPort = Number(new URL(ours.url).port);
const shipped = await startNginx(
  ours.folder,
  { http: await freePort(), https: await freePort(), apps: [appPort, appPort] },
  { limits: false },
);
const alone = await startPlainNginx({
  certificate: join(ours.folder, "site.pem"),
  key: join(ours.folder, "site.key"),
});

const paths = ["/about", findFile("assets/*.js"), findFile("images/*.avif")];
console.log(`${CONNECTIONS} connections; requests per second, and 99th percentile of response times in ms`);
for (const path of paths)
  await compare("React Router's handler", path, ours.url, router.url, WANTED.ofRouter);
for (const path of paths) await compare("nginx alone", path, shipped.url, alone.url, WANTED.ofNginx);

await Promise.all([shipped.stop(), alone.stop()]);
await Promise.all([ours.stop(), router.stop()]);

/** Picks a medium-sized file. A large one would mostly measure the loopback device. */
function findFile(pattern: string): string {
  const found = globSync(pattern, { cwd: clientFolder })
    .sort()
    .find((name) => {
      const { size } = statSync(join(clientFolder, name));
      return size > 12_000 && size < 40_000;
    });
  if (!found)
    throw new Error(
      `No ${pattern} in ${clientFolder} is between 12 and 40 KB. Build the site, or change these limits in bench/server.ts.`,
    );
  return `/${found}`;
}

async function compare(peerName: string, path: string, own: string, peer: string, wanted: number) {
  const rounds: { own: Load; peer: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      own: await load(own + path, CONNECTIONS, SECONDS),
      peer: await load(peer + path, CONNECTIONS, SECONDS),
    });
  }
  const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
  const ratio = middle((each) => each.own.perSecond / each.peer.perSecond);
  const show = (of: "own" | "peer") =>
    `${middle((each) => each[of].perSecond).toFixed(0)}/s p99 ${middle((each) => each[of].p99).toFixed(1)}`;
  console.log(`${path}: ${show("own")}; ${peerName}: ${show("peer")}; ratio ${ratio.toFixed(2)}`);
  if (ratio >= wanted) return;
  console.log(`  MISSES A GOAL: the ratio must be at least ${wanted}`);
  process.exitCode = 1;
}
