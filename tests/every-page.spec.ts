import { expect, type Page, test } from "@playwright/test";
import { pagePaths } from "../app/page-paths.ts";

/** Every address in the specification's route table, and those it leaves to us. */
const paths = pagePaths();

function watchForTrouble(page: Page) {
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // The map is another host's: it is allowed to be out of reach.
    if (request.url().startsWith(test.info().project.use.baseURL ?? ""))
      trouble.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const path of paths) {
      test(`${path} is there`, async ({ page }) => {
        const trouble = watchForTrouble(page);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("header").first()).toBeVisible();
        await expect(page.locator("body > footer")).toHaveCount(1);
        if (javaScriptEnabled) {
          // Hydration on this page must not complain either.
          await page.mouse.move(200, 300);
          await page.waitForFunction(() => "__reactRouterDataRouter" in window);
        }
        expect(trouble).toEqual([]);
      });
    }
  });
}
