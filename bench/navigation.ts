/**
 * After hydration, on a processor four times slower: how long a click on a link that was pointed at takes to show the
 * next page, and the longest task between the first sign of life and a page that is ready. `npm run bench:navigation`.
 */
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser.mjs";
import { serveBenchSite } from "./bench-site.ts";
import { browserFlags } from "./pages-lighthouse.ts";

const SLOWDOWN = 4;
const RUNS = 5;
const CLICK_LIMIT_MS = 100;
const TASK_LIMIT_MS = 50;

/** From a page to another one its header or body links to. */
const walks: [string, string][] = [
  ["/", "/about"],
  ["/about", "/career"],
  ["/services/custom-software-development", "/contact"],
  ["/contact", "/faq"],
  ["/our-portfolio", "/blogs"],
  ["/blogs", "/our-portfolio"],
];

type Walk = { longestTask: number; click: number };

const site = await serveBenchSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  console.log("| from | to | longest task while hydrating, ms | click to next page, ms |");
  console.log("|---|---|--:|--:|");
  for (const [from, to] of walks) {
    const measured: Walk[] = [];
    for (let run = 0; run < RUNS; run++) measured.push(await walk(from, to));
    const task = median(measured.map(({ longestTask }) => longestTask));
    const click = median(measured.map((each) => each.click));
    console.log(`| ${from} | ${to} | ${task.toFixed(0)} | ${click.toFixed(0)} |`);
    if (task > TASK_LIMIT_MS || click > CLICK_LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
}

async function walk(from: string, to: string): Promise<Walk> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(site.url + from, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(recordLongTasks);
  await page.mouse.move(640, 400);
  await page.waitForFunction(() => document.querySelector("link[rel=prefetch]"));
  await settled(page);
  const longestTask = await page.evaluate(() => Math.max(0, ...window.longTasks));
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  await settled(page);
  const click = await link.evaluate(clickAndWait, to);
  await context.close();
  return { longestTask, click };
}

/** Runs in the page. */
function recordLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: "longtask" });
}

/** Runs in the page: from the press of the button to the first frame with the next page's heading. */
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

/** Until the page has been idle for a while. */
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

declare global {
  interface Window {
    longTasks: number[];
  }
}
