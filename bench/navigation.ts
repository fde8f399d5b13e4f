/**
 * Measures the time from clicking a link to the first paint of the next page, with the processor slowed down four times:
 * once immediately, and once after hovering so that the browser has prefetched the page. `npm run bench:navigation`.
 */
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../scripts/browser.mjs";
import { serveBenchSite } from "./bench-site.ts";
import { browserFlags } from "./pages-lighthouse.ts";

const SLOWDOWN = 4;
const RUNS = 5;
const POINTING_MS = 1500;

/** Pairs of a page and another page it links to outside the menus. */
const walks: [string, string][] = [
  ["/", "/about"],
  ["/about", "/career"],
  ["/contact", "/faq"],
  ["/our-portfolio", "/blogs"],
  ["/blogs", "/our-portfolio"],
];

const site = await serveBenchSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  console.log("| from | to | click to paint, ms | pointed at before, ms |");
  console.log("|---|---|--:|--:|");
  for (const [from, to] of walks) {
    const straight = [];
    const pointedAt = [];
    for (let run = 0; run < RUNS; run++) {
      straight.push(await walk(browser, from, to, false));
      pointedAt.push(await walk(browser, from, to, true));
    }
    console.log(`| ${from} | ${to} | ${median(straight).toFixed(0)} | ${median(pointedAt).toFixed(0)} |`);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function walk(browser: Browser, from: string, to: string, point: boolean) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url + from, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const link = page.locator(`a[href="${to}"]:visible`).first();
  if (point) {
    await link.hover();
    await page.waitForTimeout(POINTING_MS);
  }
  const clickedAt = await link.evaluate((element: HTMLElement) => {
    setTimeout(() => element.click());
    return Date.now();
  });
  await page.waitForURL(`**${to}`);
  const painted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && performance.timeOrigin + paint.startTime;
  });
  const paintedAt = (await painted.jsonValue()) as number;
  await context.close();
  return paintedAt - clickedAt;
}

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
