/**
 * Measures the time from clicking a link to the first contentful paint of the next page, with 4× CPU throttling. Each
 * link is clicked without hovering, and again after hovering long enough for the browser to prefetch the page.
 * Run with `npm run bench:navigation`.
 */
import type { Browser } from "@playwright/test";
import { slowDown, withBrowser } from "./browser.ts";
import { median } from "./statistics.ts";

const RUNS = 5;
const HOVER_MS = 1500;

/** Pairs of pages. The first page must have a link to the second that is visible while all menus are closed. */
const links: [string, string][] = [
  ["/", "/about"],
  ["/about", "/career"],
  ["/contact", "/faq"],
  ["/our-portfolio", "/blogs"],
  ["/blogs", "/our-portfolio"],
];

await withBrowser(async (browser, url) => {
  console.log("| from | to | click to paint, ms | after hovering, ms |");
  console.log("|---|---|--:|--:|");
  for (const [from, to] of links) {
    const withoutHover = [];
    const afterHover = [];
    for (let run = 0; run < RUNS; run++) {
      withoutHover.push(await navigate(browser, url + from, to, false));
      afterHover.push(await navigate(browser, url + from, to, true));
    }
    console.log(
      `| ${from} | ${to} | ${median(withoutHover).toFixed(0)} | ${median(afterHover).toFixed(0)} |`,
    );
  }
});

async function navigate(browser: Browser, from: string, to: string, hover: boolean) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(from, { waitUntil: "networkidle" });
  await slowDown(page);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  if (hover) {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
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
