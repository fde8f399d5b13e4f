import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../axe-violations.ts";
import { hydrateIslands } from "./islands.ts";
import { misfits, smallTargets, wideSpacing } from "./page-measurements.ts";

const MAP = "https://www.google.com";
const TOUCH = 44;

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Checks that hold for every page, in one visit: it loads cleanly, is accessible and fits every width. */
export async function visitPage(page: Page, path: string, status = 200) {
  const problems = watchForProblems(page, path, status);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(desktop);
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await hydrateIslands(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await expectLandmarks(page);
  await expectOutline(page);
  expect(await axeViolations(page), "axe on a desktop").toEqual([]);

  for (const width of [1440, 1024, 390, 320]) {
    await resize(page, { width, height: 800 });
    expect(await page.evaluate(smallTargets, TOUCH), `touch targets at ${width} px`).toEqual([]);
    expect(await page.evaluate(misfits), `at ${width} px`).toEqual([]);
  }

  await resize(page, phone);
  expect(await axeViolations(page), "axe on a phone").toEqual([]);

  await resize(page, { width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await page.evaluate(misfits), "with text at 200 %").toEqual([]);

  await page.reload();
  await resize(page, { width: 360, height: 780 });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(await page.evaluate(misfits), "at 360 px").toEqual([]);
  await page.evaluate(addStyles, wideSpacing);
  expect(await page.evaluate(misfits), "with wide spacing").toEqual([]);

  expect(problems).toEqual([]);
}

/** Resizes the window and waits until the page has been laid out and painted in its new size. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Console errors, failed requests, requests for data or to other hosts, and policy violations. */
function watchForProblems(page: Page, path: string, status: number) {
  const problems: string[] = [];
  const home = new URL(test.info().project.use.baseURL ?? "");
  const isExpected = (url: string, code: number) => url === new URL(path, home).href && code === status;
  page.on("console", (message) => {
    // Chromium logs the 404 status of an error page as a console error.
    const isStatus = status >= 400 && message.location().url === new URL(path, home).href;
    if (message.type() === "error" && !isStatus) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isMap = origin === MAP && request.resourceType() === "document";
    if (origin !== home.origin && protocol !== "data:" && !isMap)
      problems.push(`other host: ${request.url()}`);
    // Pages are complete as loaded: none of them loads data.
    if (["fetch", "xhr"].includes(request.resourceType())) problems.push(`data: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Browsers cancel requests in flight when a page is left.
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

/** One h1, before all other headings, and no skipped level. */
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

/** Added like a user style sheet, which the page's security policy doesn't block. */
function addStyles(text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
