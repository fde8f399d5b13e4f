/**
 * Runs Lighthouse on one page of each kind and on an almost empty page from the same server.
 * Run with `npm run bench:pages`, or for some pages: `npm run bench:pages -- --only /about,/faq --runs 1`.
 * `--compare FOLDER` also measures the home page of another built site. Each of our pages must then be faster (FCP,
 * LCP) than that home page.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { pageKinds } from "../tests/page-kinds.ts";
import { emptyPage, serveBenchSite } from "./bench-site.ts";
import { type PageRun, startLighthouse } from "./pages-lighthouse.ts";
import { serveFolder } from "./static-folder.ts";

const DEBUGGING_PORT = 32250;
const KIB = 1024;

const { values } = parseArgs({
  options: { only: { type: "string" }, runs: { type: "string", default: "3" }, compare: { type: "string" } },
});
const paths = values.only?.split(",") ?? pageKinds;
const runs = Number(values.runs);

const site = await serveBenchSite();
const other = values.compare ? await serveFolder(values.compare) : undefined;
const lighthouse = await startLighthouse(DEBUGGING_PORT);
try {
  console.log(
    `Lighthouse, Chromium ${lighthouse.version}, ${process.arch}, ${availableParallelism()} cores, median of ${runs} runs\n`,
  );
  console.log(
    "| page | perf | FCP ms | LCP ms | TBT ms | main thread ms | elements | µs per element | CLS | KiB | requests | script KiB | a11y | practices | SEO |",
  );
  console.log("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
  print("almost empty", await lighthouse.measure(site.url + emptyPage, runs));
  const rival = other && (await lighthouse.measure(other.url, runs));
  if (rival) print("the other site", rival);
  for (const path of paths) {
    const page = await lighthouse.measure(site.url + path, runs);
    print(path, page);
    const missed = missedGoals(page, rival);
    if (missed.length > 0) process.exitCode = 1;
    for (const goal of missed) console.error(`${path} misses a goal: ${goal}`);
  }
} finally {
  await lighthouse.close();
  await site.stop();
  await other?.stop();
}

function print(name: string, page: PageRun) {
  const cells = [
    name,
    page.performance,
    Math.round(page.fcp),
    Math.round(page.lcp),
    Math.round(page.tbt),
    Math.round(page.mainThread),
    page.elements,
    Math.round((page.mainThread / page.elements) * 1000),
    page.cls.toFixed(3),
    (page.bytes / KIB).toFixed(1),
    page.requests,
    (page.scriptBytes / KIB).toFixed(1),
    page.accessibility,
    page.bestPractices,
    page.seo,
  ];
  console.log(`| ${cells.join(" | ")} |`);
}

function missedGoals(page: PageRun, rival: PageRun | undefined): string[] {
  const goals: [string, boolean][] = [
    [`performance ${page.performance}`, page.performance >= 98],
    [`FCP ${Math.round(page.fcp)} ms`, !rival || page.fcp < rival.fcp],
    [`LCP ${Math.round(page.lcp)} ms`, !rival || page.lcp < rival.lcp],
    [`${page.bytes} bytes`, page.bytes <= 200 * KIB],
    [`TBT ${Math.round(page.tbt)} ms`, page.tbt <= 100],
    [`CLS ${page.cls}`, page.cls < 0.01],
    [`${page.scriptBytes} bytes of script`, page.scriptBytes <= 75 * KIB],
    [`accessibility ${page.accessibility}`, page.accessibility === 100],
    [`best practices ${page.bestPractices}`, page.bestPractices === 100],
    [`SEO ${page.seo}`, page.seo === 100],
  ];
  return goals.filter(([, met]) => !met).map(([goal]) => goal);
}
