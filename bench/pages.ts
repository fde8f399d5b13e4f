/**
 * Lighthouse over one page of each kind, next to an almost empty page from the same server in the same run.
 * `npm run bench:pages`, or a part of it: `npm run bench:pages -- --only /about,/faq --runs 1`.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { pageKinds } from "../tests/page-kinds.ts";
import { emptyPage, serveBenchSite } from "./bench-site.ts";
import { type PageRun, startLighthouse } from "./pages-lighthouse.ts";

const DEBUGGING_PORT = 32250;
const RATIO = 1.25;
const KIB = 1024;

const { values } = parseArgs({
  options: { only: { type: "string" }, runs: { type: "string", default: "3" } },
});
const paths = values.only?.split(",") ?? pageKinds;
const runs = Number(values.runs);

const site = await serveBenchSite();
const lighthouse = await startLighthouse(DEBUGGING_PORT);
try {
  console.log(
    `Lighthouse, Chromium ${lighthouse.version}, ${process.arch}, ${availableParallelism()} cores, median of ${runs}\n`,
  );
  console.log(
    "| page | perf | FCP ms | × | LCP ms | × | TBT ms | CLS | KiB | requests | script KiB | a11y | practices | SEO |",
  );
  console.log("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
  const empty = await lighthouse.measure(site.url + emptyPage, runs);
  print("almost empty", empty, empty);
  for (const path of paths) {
    const page = await lighthouse.measure(site.url + path, runs);
    print(path, page, empty);
    const missed = missedGoals(path, page, empty);
    if (missed.length > 0) process.exitCode = 1;
    for (const goal of missed) console.error(`${path}: ${goal}`);
  }
} finally {
  await lighthouse.close();
  await site.stop();
}

function print(name: string, page: PageRun, empty: PageRun) {
  const cells = [
    name,
    page.performance,
    Math.round(page.fcp),
    (page.fcp / empty.fcp).toFixed(2),
    Math.round(page.lcp),
    (page.lcp / empty.lcp).toFixed(2),
    Math.round(page.tbt),
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

function missedGoals(path: string, page: PageRun, empty: PageRun): string[] {
  const bytes = (path === "/" ? 120 : 90) * KIB;
  const goals: [string, boolean][] = [
    [`performance ${page.performance}`, page.performance === 100],
    [`FCP more than ${RATIO} times the empty page's`, page.fcp <= RATIO * empty.fcp],
    [`LCP more than ${RATIO} times the empty page's`, page.lcp <= RATIO * empty.lcp],
    [`TBT ${Math.round(page.tbt)} ms`, page.tbt === 0],
    [`CLS ${page.cls}`, page.cls === 0],
    [`${page.bytes} bytes`, page.bytes <= bytes],
    [`${page.requests} requests`, page.requests <= 12],
    [`${page.scriptBytes} bytes of script`, page.scriptBytes <= 2 * KIB],
    [`accessibility ${page.accessibility}`, page.accessibility === 100],
    [`best practices ${page.bestPractices}`, page.bestPractices === 100],
    [`SEO ${page.seo}`, page.seo === 100],
  ];
  return goals.filter(([, met]) => !met).map(([goal]) => goal);
}
