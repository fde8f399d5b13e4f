import { expect, type Page, test } from "@playwright/test";
import { hydrated, nudgePointer } from "./sign-of-life.ts";

const frameworkScript = /\/assets\/.*\.js$/;

function recordScripts(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (frameworkScript.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

test("reading a page fetches no framework; the first sign of life does", async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.keyboard.press("Shift");
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test("after it, a header link changes the page without a document load", async ({ page }) => {
  await page.goto("/about");
  await nudgePointer(page, 100, 100);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Career", exact: true })
    .click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.locator("h1")).toBeFocused();
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("what was typed and opened before hydration is still there after it", async ({ page }) => {
  // Hold the framework back until the visitor has done something.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(frameworkScript, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/services/custom-software-development");
  await page.locator('input[name="name"]').fill("Solveig Aas");
  await page.locator("main details").nth(2).locator("summary").click();
  release();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator('input[name="name"]')).toHaveValue("Solveig Aas");
  await expect(page.locator("main details[open]")).toHaveCount(1);
});

test("an unknown page reached without a document load is the not-found page", async ({ page }) => {
  await page.goto("/about");
  await nudgePointer(page, 100, 100);
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({}, "", "/blog/nothing-of-the-kind");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page.locator("h1")).toHaveText("Opps ! Page Not Found");
});
