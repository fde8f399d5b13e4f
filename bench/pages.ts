/**
 * Runs Lighthouse on one page of each kind, with its defaults: a phone with simulated slow 4G and 4× CPU throttling.
 * Run with `npm run bench:pages`, or for some pages: `npm run bench:pages -- --only /about,/faq --runs 1`.
 * `--compare FOLDER` also measures the home page of another built site. Each of our pages must then be faster (FCP,
 * LCP) than that home page.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumFlags, findBrowser } from "../scripts/browser.mjs";
import { pageKinds } from "../tests/support/page-kinds.ts";
import { startBenchServer } from "./bench-server.ts";
import { serveFolder } from "./static-folder.ts";
import { median } from "./statistics.ts";

const DEBUGGING_PORT = 32250;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];
type Column = {
  value: (result: Result) => number;
  digits?: number;
  /** Whether a page meets its goal. `rival` is the value of the other site. */
  goal?: (value: number, rival: number) => boolean;
};

const COLUMNS: Record<string, Column> = {
  performance: { value: score("performance"), goal: (points) => points >= 98 },
  "FCP ms": { value: audit("first-contentful-paint"), goal: (ms, rival) => ms < rival },
  "LCP ms": { value: audit("largest-contentful-paint"), goal: (ms, rival) => ms < rival },
  "TBT ms": { value: audit("total-blocking-time"), goal: (ms) => ms <= 100 },
  CLS: { value: audit("cumulative-layout-shift"), digits: 3, goal: (shift) => shift < 0.01 },
  "main thread ms": { value: audit("mainthread-work-breakdown") },
  elements: { value: audit("dom-size-insight") },
  requests: { value: (result) => requests(result).length },
  KiB: { value: kibibytes(), digits: 1, goal: (sent) => sent <= 210 },
  "style KiB": { value: kibibytes("Stylesheet"), digits: 1 },
  "script KiB": { value: kibibytes("Script"), digits: 1, goal: (sent) => sent <= 75 },
  accessibility: { value: score("accessibility"), goal: (points) => points === 100 },
  "best practices": { value: score("best-practices"), goal: (points) => points === 100 },
  SEO: { value: score("seo"), goal: (points) => points === 100 },
};

const { values } = parseArgs({
  options: { only: { type: "string" }, runs: { type: "string", default: "3" }, compare: { type: "string" } },
});
const site = await startBenchServer({ PUBLIC_URL: readFileSync("build/public-url", "utf8") });
const other = values.compare ? await serveFolder(values.compare) : undefined;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...chromiumFlags, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  const machine = `${process.arch}, ${availableParallelism()} cores`;
  console.log(`Chromium ${browser.version()}, ${machine}, median of ${values.runs} runs\n`);
  console.log(`| page | ${Object.keys(COLUMNS).join(" | ")} |`);
  console.log(`|---|${"--:|".repeat(Object.keys(COLUMNS).length)}`);
  const rival = other && (await measure("the other site", other.url));
  for (const path of values.only?.split(",") ?? pageKinds) {
    const page = await measure(path, site.url.replace("127.0.0.1", "localhost") + path);
    for (const [name, { goal }] of Object.entries(COLUMNS)) {
      if (!goal || goal(page[name] ?? NaN, rival?.[name] ?? Infinity)) continue;
      process.exitCode = 1;
      console.error(`${path} misses a goal: ${name} is ${page[name]}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
  await other?.stop();
}

/** Prints and returns the median of each column. */
async function measure(name: string, url: string): Promise<Record<string, number>> {
  const results: Result[] = [];
  while (results.length < Number(values.runs)) {
    const run = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: "error", output: "json" });
    if (!run || run.lhr.runtimeError)
      throw new Error(`Lighthouse failed at ${url}: ${run?.lhr.runtimeError?.message}`);
    results.push(run.lhr);
  }
  const page = Object.entries(COLUMNS).map(
    ([column, { value, digits = 0 }]) => [column, median(results.map(value)), digits] as const,
  );
  console.log(`| ${[name, ...page.map(([, value, digits]) => value.toFixed(digits))].join(" | ")} |`);
  return Object.fromEntries(page.map(([column, value]) => [column, value]));
}

function score(category: string): Column["value"] {
  return ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100);
}

function audit(name: string): Column["value"] {
  return ({ audits }) => audits[name]?.numericValue ?? Number.NaN;
}

function kibibytes(type?: string): Column["value"] {
  return (result) => {
    const counted = requests(result).filter(({ resourceType }) => !type || resourceType === type);
    return counted.reduce((total, { transferSize }) => total + transferSize, 0) / 1024;
  };
}

/** The files that were sent. Cached files and inline images transfer no bytes. */
function requests({ audits }: Result): { transferSize: number; resourceType: string }[] {
  const details = audits["network-requests"]?.details;
  const items = (details?.type === "table" ? details.items : []) as unknown as ReturnType<typeof requests>;
  return items.filter(({ transferSize }) => transferSize > 0);
}
