/**
 * Measures the inbox with 100,000 messages on both databases: the run time of its commands, minus the time spent waiting
 * for the processor, and the memory an export needs for all messages and for half of them. Run with
 * `npm run bench:inbox`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { StorePlace } from "../intake/store/open-store.ts";
import { startPostgres } from "../intake/testing/postgres-server.ts";
import { fillStore } from "./fill-store.ts";

const MESSAGES = Number(process.env.MESSAGES ?? 100_000);
const ROUNDS = 5;
const LIMIT_SECONDS = 1;
/** The memory ratio allowed for twice as many messages; leaves room for uncollected garbage. */
const FLAT_RATIO = 1.15;

/** Prints the command's peak memory and its time spent waiting for a processor when it exits. */
const REPORTING = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeSync } from "node:fs";
  process.on("exit", () => {
    let waited = 0;
    try { waited = Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / 1e9; } catch {}
    writeSync(3, JSON.stringify({ waited, peakMb: process.resourceUsage().maxRSS / 1024 }));
  });`)}`;

/** Seconds exclude the time other programs used the processor. */
type Run = { seconds: number; peakMb: number; bytes: number };

async function inbox(args: string[], { dataDir, databaseUrl }: StorePlace): Promise<Run> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--import", REPORTING, "cli/inbox.ts", ...args], {
    env: { PATH: process.env.PATH, COLUMNS: "120", DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  });
  let bytes = 0;
  child.stdout?.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const report = text(child.stdio[3] as Readable);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`inbox ${args.join(" ")} ended with ${code}`);
  const elapsed = (performance.now() - began) / 1000;
  const { waited, peakMb } = JSON.parse(await report) as { waited: number; peakMb: number };
  return { seconds: elapsed - waited, peakMb, bytes };
}

async function fastest(args: string[], place: StorePlace): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await inbox(args, place)).seconds);
  return Math.min(...times);
}

let failed = false;
function report(label: string, figure: string, ok: boolean) {
  failed ||= !ok;
  console.log(`  ${label.padEnd(34)} ${figure}${ok ? "" : "   TOO MUCH"}`);
}

async function measure(database: string, place: StorePlace) {
  const { halfSince, reference } = await fillStore(place, MESSAGES);
  console.log(`${database}, ${MESSAGES.toLocaleString("en-GB")} messages`);
  const quick = [
    ["list"],
    ["list", "--undelivered"],
    ["list", "--kind", "application", "--limit", "200"],
    ["stats"],
    ["stats", "--since", "2000-01-01"],
    ["show", reference],
    ["deliveries"],
  ];
  for (const args of quick) {
    const seconds = await fastest(args, place);
    report(args.join(" "), `${seconds.toFixed(2)} s of ${LIMIT_SECONDS}`, seconds < LIMIT_SECONDS);
  }
  for (const format of ["csv", "json"]) {
    const half = await inbox(["export", "--format", format, "--since", halfSince], place);
    const all = await inbox(["export", "--format", format], place);
    report(
      `export --format ${format}`,
      `${all.seconds.toFixed(1)} s, ${(all.bytes / 1e6).toFixed(0)} MB written, at most ${all.peakMb.toFixed(0)} MB in memory (${half.peakMb.toFixed(0)} for half)`,
      all.peakMb < FLAT_RATIO * half.peakMb,
    );
  }
}

const folder = mkdtempSync(join(tmpdir(), "bench-inbox-"));
const wanted = process.env.DATABASE ?? "both";
try {
  if (wanted !== "postgres") await measure("SQLite", { dataDir: join(folder, "data") });
  if (wanted !== "sqlite") {
    const postgres = await startPostgres();
    try {
      await measure("PostgreSQL", { dataDir: join(folder, "unused"), databaseUrl: postgres.url("postgres") });
    } finally {
      await postgres.remove();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
