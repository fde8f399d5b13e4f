/**
 * Visits one page of each kind, with 4× CPU throttling. Measures the layout shift while loading and while scrolling to
 * the end and back, the height of the document at the load event and after scrolling, and on three pages the slowest
 * interaction (INP). Run with `npm run bench:visit`.
 */
import type { Browser, Page } from "@playwright/test";
import { pageKinds } from "../tests/page-kinds.ts";
import { slowDown, withBrowser } from "./browser.ts";

/** The clicks and key presses to measure, by the path of the page. */
const presses: Record<string, (page: Page) => Promise<void>> = {
  "/": async (page) => {
    await page.locator(".hero-tab").nth(1).click();
    await page.getByRole("tab").nth(1).click();
    await page.getByRole("tab").nth(2).press("Enter");
  },
  "/contact": async (page) => {
    await page.getByLabel("Name").first().click();
    await page.keyboard.type("Anna", { delay: 80 });
    await page.keyboard.press("Tab");
    await page.keyboard.type("anna", { delay: 80 });
    await page.getByRole("button", { name: "Send" }).first().click();
  },
  "/our-portfolio": async (page) => {
    await page.getByText("Cyber Security", { exact: true }).first().click();
    await page.getByText("View All", { exact: true }).first().click();
  },
};

type Seen = { shift: number; slowest: number };

await withBrowser(async (browser, url) => {
  console.log("| page | layout shift | height at load | height after scrolling | INP ms |");
  console.log("|---|--:|--:|--:|--:|");
  for (const path of pageKinds) console.log(`| ${path} | ${(await visit(browser, url, path)).join(" | ")} |`);
});

async function visit(browser: Browser, url: string, path: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await slowDown(page);
  await page.addInitScript(() => {
    const seen = { shift: 0, slowest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url + path, { waitUntil: "load" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const atLoad = await height();
  for (const direction of [1, -1])
    for (let scrolled = 0; scrolled < atLoad; scrolled += 600) await page.mouse.wheel(0, direction * 600);
  await page.waitForLoadState("networkidle");
  const atEnd = await height();
  const shift = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.shift);
  await presses[path]?.(page);
  // The browser reports the durations of clicks and key presses only after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const slowest = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.slowest);
  await page.close();
  return [shift.toFixed(4), atLoad, atEnd, presses[path] ? slowest : ""];
}
