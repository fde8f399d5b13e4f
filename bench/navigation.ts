/**
 * After hydration, on a processor four times slower: the longest task between the first sign of life and a page that is
 * ready, and how long a click on a link that was pointed at takes to show the next page. `npm run bench:navigation`.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser.mjs";
import { serveBenchSite } from "./bench-site.ts";
import { browserFlags } from "./pages-lighthouse.ts";

const SLOWDOWN = 4;
const RUNS = 5;
const CLICK_LIMIT_MS = 100;
const TASK_LIMIT_MS = 50;

/** From a page to another one that it links to beside its closed menus. */
const walks: [string, string][] = [
  ["/", "/about"],
  ["/about", "/career"],
  ["/services/custom-software-development", "/contact"],
  ["/contact", "/faq"],
  ["/our-portfolio", "/blogs"],
  ["/blogs", "/our-portfolio"],
];

const site = await serveBenchSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  console.log(
    "| from | to | longest task while hydrating, ms | work of the click, ms | click to next page, ms |",
  );
  console.log("|---|---|--:|--:|--:|");
  for (const [from, to] of walks) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await walk(browser, from, to));
    const task = median(runs.map(({ longestTask }) => longestTask));
    const work = median(runs.map(({ clickWork }) => clickWork));
    const click = median(runs.map(({ clickTime }) => clickTime));
    console.log(`| ${from} | ${to} | ${task.toFixed(0)} | ${work.toFixed(0)} | ${click.toFixed(0)} |`);
    if (task > TASK_LIMIT_MS || click > CLICK_LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
}

async function walk(browser: Browser, from: string, to: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(site.url + from, { waitUntil: "networkidle" });
  const hydrating = await mainThreadTasks(page, async () => {
    await page.mouse.move(199, 400);
    await page.mouse.move(200, 400);
    await page.waitForFunction(() => document.querySelector('link[rel="prefetch"]'));
    await page.waitForLoadState("networkidle");
    await settled(page);
  });
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  await settled(page);
  let clickTime = 0;
  const clicking = await mainThreadTasks(page, async () => {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    clickTime = await link.evaluate(clickAndWait, to);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  });
  await context.close();
  return {
    longestTask: Math.max(0, ...hydrating) * SLOWDOWN,
    clickWork: clicking.reduce((total, task) => total + task, 0),
    clickTime,
  };
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

/**
 * The processor time of each task of the page's main thread, in ms: time by the clock would count what else the machine
 * does.
 */
async function mainThreadTasks(page: Page, work: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser");
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "__metadata"] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(thread),
  );
  return trace.traceEvents
    .filter((event) => event.name === "RunTask" && mains.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Runs in the page: from the press to the first frame with the next page's heading. */
function clickAndWait(element: Element, to: string) {
  return new Promise<number>((resolve) => {
    const heading = document.querySelector("h1");
    const began = performance.now();
    const look = () => {
      const shown = location.pathname === to && document.querySelector("h1") !== heading;
      if (shown) setTimeout(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    (element as HTMLElement).click();
  });
}

/** Until the page has had nothing to do for a while. */
function settled(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        const look = (deadline: IdleDeadline) => {
          quiet = deadline.timeRemaining() > 20 ? quiet + 1 : 0;
          if (quiet > 10) resolve();
          else requestIdleCallback(look);
        };
        requestIdleCallback(look);
      }),
  );
}

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
