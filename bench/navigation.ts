/**
 * Measures the time from clicking a link to the first paint of the next page, with the processor slowed down four times:
 * once immediately, and once after hovering so that the browser has prefetched the page. `npm run bench:navigation`.
 */
import type { Browser } from "@playwright/test";
import { slowDown, withBrowser } from "./browser.ts";
import { median } from "./statistics.ts";

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

await withBrowser(async (browser, url) => {
  console.log("| from | to | click to paint, ms | pointed at before, ms |");
  console.log("|---|---|--:|--:|");
  for (const [from, to] of walks) {
    const straight = [];
    const pointedAt = [];
    for (let run = 0; run < RUNS; run++) {
      straight.push(await walk(browser, url + from, to, false));
      pointedAt.push(await walk(browser, url + from, to, true));
    }
    console.log(`| ${from} | ${to} | ${median(straight).toFixed(0)} | ${median(pointedAt).toFixed(0)} |`);
  }
});

async function walk(browser: Browser, from: string, to: string, point: boolean) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(from, { waitUntil: "networkidle" });
  await slowDown(page);
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
  await page.close();
  return paintedAt - clickedAt;
}
