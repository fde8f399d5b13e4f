import { expect, type Page, test } from "@playwright/test";
import { indexedPaths, pagePaths } from "../app/page-paths.ts";
import { axeViolations } from "./axe-violations.ts";
import { hydrated, nudgePointer } from "./sign-of-life.ts";

const MAP = "https://www.google.com";

/** Everything a visitor's browser would complain about, breaches of the security policy among it. */
function watchForTrouble(page: Page) {
  const trouble: string[] = [];
  const home = new URL(test.info().project.use.baseURL ?? "").origin;
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isMap = origin === MAP && request.resourceType() === "document";
    if (origin !== home && protocol !== "data:" && !isMap) trouble.push(`from elsewhere: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // The map is another host's and may be out of reach; what was under way when we left is given up by the browser.
    const given = request.failure()?.errorText === "net::ERR_ABORTED";
    if (request.url().startsWith(home) && !given) trouble.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}

async function expectWholePage(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.locator("h1"), path).toHaveCount(1);
  await expect(page.locator("header").first(), path).toBeVisible();
  await expect(page.locator("body > footer"), path).toHaveCount(1);
}

test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (route) =>
    route.fulfill({ contentType: "text/html", body: '<html lang="en"><title>Map</title></html>' }),
  );
});

for (const path of indexedPaths()) {
  test(`${path} is there, wakes up without a complaint, and axe finds nothing`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await expectWholePage(page, path);
    await nudgePointer(page, 5, 300);
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });
}

test("the second names of pages wake up without a complaint too", async ({ page }) => {
  const trouble = watchForTrouble(page);
  const named = new Set(indexedPaths());
  for (const path of pagePaths().filter((each) => !named.has(each))) {
    await expectWholePage(page, path);
    await nudgePointer(page, 5, 300);
    await hydrated(page);
  }
  expect(trouble).toEqual([]);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  const parts = 4;
  for (let part = 0; part < parts; part++) {
    test(`every page is there (${part + 1} of ${parts})`, async ({ page }) => {
      const trouble = watchForTrouble(page);
      for (const path of pagePaths().filter((_, place) => place % parts === part)) {
        await expectWholePage(page, path);
      }
      expect(trouble).toEqual([]);
    });
  }
});
