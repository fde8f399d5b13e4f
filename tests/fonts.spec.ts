import { expect, type Page, test } from "@playwright/test";
import { hydrated, nudgePointer } from "./sign-of-life.ts";

function recordFonts(page: Page) {
  const files: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/([a-z-]+?)-wght-normal-[^/]+\.woff2$/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );

const core = ["familjen-grotesk-core", "hanken-grotesk-core"];

test("a first page fetches each of its fonts once and is shown in them, awake or not", async ({ page }) => {
  const files = recordFonts(page);
  await page.goto("/faq");
  await expect.poll(() => loadedFonts(page)).toContain("Familjen Grotesk Variable");
  expect(await loadedFonts(page)).toContain("Hanken Grotesk Variable");
  await nudgePointer(page, 200, 200);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(files.sort()).toEqual(core);
});

test("a character of the larger files brings the file that has it", async ({ page }) => {
  await page.goto("/faq");
  await expect.poll(() => loadedFonts(page)).toContain("Hanken Grotesk Variable");
  const larger = page.waitForRequest(/hanken-grotesk-latin/);
  await page.evaluate(() => {
    const text = document.querySelector("main p");
    if (text) text.textContent += " ã";
  });
  await larger;
});

test("on the way through the site the fonts are there from the start", async ({ page }) => {
  await page.goto("/faq");
  await expect.poll(() => loadedFonts(page)).toContain("Hanken Grotesk Variable");
  await page.evaluate(() => {
    location.href = "/about";
  });
  await expect(page).toHaveURL("/about");
  await expect(page.locator("style[data-fonts]")).toHaveAttribute("media", "all");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page fetches its fonts all the same", async ({ page }) => {
    const files = recordFonts(page);
    await page.goto("/faq", { waitUntil: "networkidle" });
    expect(files.sort()).toEqual(core);
  });
});
