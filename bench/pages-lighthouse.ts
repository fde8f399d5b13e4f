import lighthouse from "lighthouse";
import { launchBrowser } from "./browser.ts";
import { median } from "./statistics.ts";

export type PageRun = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** How long the main thread was busy. */
  mainThread: number;
  elements: number;
  cls: number;
  bytes: number;
  requests: number;
  scriptBytes: number;
};

type Request = { transferSize: number; resourceType?: string; url: string };

/** Measures with Lighthouse's defaults: a phone with simulated slow 4G and 4× CPU throttling. */
export async function startLighthouse(port: number) {
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  return {
    version: browser.version(),
    close: () => browser.close(),
    async measure(url: string, runs: number): Promise<PageRun> {
      const measured: PageRun[] = [];
      for (let run = 0; run < runs; run++) measured.push(await runOnce(url, port));
      return medianRun(measured);
    },
  };
}

async function runOnce(url: string, port: number): Promise<PageRun> {
  const result = await lighthouse(url, { port, logLevel: "error", output: "json" });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const details = audits["network-requests"]?.details;
  const requests = (details?.type === "table" ? details.items : []) as unknown as Request[];
  // Cached files and inline images transfer no bytes and are not counted.
  const sent = requests.filter((request) => request.transferSize > 0);
  const sum = (some: Request[]) => some.reduce((total, request) => total + request.transferSize, 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    mainThread: value("mainthread-work-breakdown"),
    elements: value("dom-size-insight"),
    cls: value("cumulative-layout-shift"),
    bytes: sum(sent),
    requests: sent.length,
    scriptBytes: sum(sent.filter((request) => request.resourceType === "Script")),
  };
}

/** Takes the median of each metric separately. */
function medianRun(runs: PageRun[]): PageRun {
  const names = Object.keys(runs[0] ?? {}) as (keyof PageRun)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as PageRun;
}
