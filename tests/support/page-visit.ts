import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { hydrateIslands } from "./islands.ts";
import { brokenWords, misfits, smallTargets, wideSpacing } from "./page-measurements.ts";

const MAP = "https://www.google.com";
const TOUCH = 44;

/** All tests of a worker share one browser context, so that fonts, styles and scripts are loaded from the cache. */
export const test = base.extend<object, { visitors: BrowserContext }>({
  visitors: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: "reduce" });
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ visitors }, use) => {
    const page = await visitors.newPage();
    await use(page);
    await page.close();
  },
});

type Visit = {
  status?: number;
  /** The width at which axe looks at the page, if it does: that takes longer than all the rest. */
  axeAt?: 1440 | 390;
  /** The widths besides 1440 px. */
  widths?: number[];
};

/** Visits a page once and checks that it loads without errors, has an outline and fits several window widths. */
export async function visitPage(
  page: Page,
  path: string,
  { status = 200, axeAt, widths = [1024, 768, 390, 360, 320] }: Visit,
) {
  const address = new URL(path, test.info().project.use.baseURL).href;
  const problems = watchForProblems(page, address, status);
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await page.goto(address);
  expect(response?.status()).toBe(status);
  const asLoaded = await height(page);
  await hydrateIslands(page);
  expect(Math.abs((await height(page)) - asLoaded), "change of height by hydration").toBeLessThan(
    asLoaded * 0.02,
  );
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await expectLandmarks(page);
  await expectOutline(page);
  if (axeAt === 1440) expect(await axeViolations(page), "axe on a desktop").toEqual([]);
  await expectFit(page, 1440);

  await resize(page, 1280);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await page.evaluate(misfits), "with text at 200 %").toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));

  for (const width of widths) {
    await resize(page, width);
    await expectFit(page, width);
    if (width === axeAt) expect(await axeViolations(page), "axe on a phone").toEqual([]);
  }
  await page.evaluate(openDetails);
  await page.evaluate(addStyles, wideSpacing);
  expect(await page.evaluate(misfits), "at 320 px with wide spacing").toEqual([]);

  expect(problems).toEqual([]);
}

async function expectFit(page: Page, width: number) {
  expect(await page.evaluate(smallTargets, TOUCH), `touch targets at ${width} px`).toEqual([]);
  expect(await page.evaluate(misfits), `at ${width} px`).toEqual([]);
  expect(await page.evaluate(brokenWords), `words broken at ${width} px`).toEqual([]);
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Resizes the window and waits until the page has been painted in the new size. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Collects console errors, failed requests, requests by scripts and requests to other hosts. */
function watchForProblems(page: Page, address: string, status: number) {
  const problems: string[] = [];
  const home = new URL(address);
  const isExpected = (url: string, code: number) => url === address && code === status;
  page.on("console", (message) => {
    // Chromium logs the status of an error page as a console error.
    const isStatus = status >= 400 && message.location().url === address;
    if (message.type() === "error" && !isStatus) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isMap = origin === MAP && request.resourceType() === "document";
    if (origin !== home.origin && protocol !== "data:" && !isMap)
      problems.push(`other host: ${request.url()}`);
    // The HTML contains all of a page's data, so scripts should not fetch any.
    if (["fetch", "xhr"].includes(request.resourceType())) problems.push(`data: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // When the test leaves a page, the browser cancels the requests in flight.
    const isCancelled = request.failure()?.errorText === "net::ERR_ABORTED";
    if (request.url().startsWith(home.origin) && !isCancelled) problems.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isExpected(response.url(), response.status()))
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

async function expectLandmarks(page: Page) {
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  const names = await page
    .getByRole("navigation")
    .evaluateAll((regions) => regions.map((region) => region.ariaLabel ?? "unnamed"));
  expect(new Set(names).size, names.join(", ")).toBe(names.length);
  expect(names).not.toContain("unnamed");
}

/** Expects one h1, before all other headings, and no skipped heading level. */
async function expectOutline(page: Page) {
  const levels = await page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((headings) =>
      headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
    );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.forEach((level, index) => {
    const previous = levels[index - 1] ?? 0;
    expect(level, `heading ${index + 1} of ${levels.join(" ")}`).toBeLessThanOrEqual(previous + 1);
  });
}

/** Opens everything in the page that visitors can open in its place. */
function openDetails() {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
}

/** Adds a constructed style sheet, which the Content Security Policy doesn't block. */
function addStyles(text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
