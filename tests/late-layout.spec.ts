import { expect, type Page, test } from "@playwright/test";
import { hydrated, nudgePointer } from "./sign-of-life.ts";

const bands = (page: Page) => page.locator("main > *, body > footer");
const waiting = (page: Page) =>
  bands(page).evaluateAll(
    (elements) => elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length,
  );
const footerTop = (page: Page) =>
  page.locator("body > footer").evaluate((footer) => footer.getBoundingClientRect().top + scrollY);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is laid out whole at once", async ({ page }) => {
    await page.goto("/about");
    expect(await waiting(page)).toBe(0);
  });
});

test("what is below the fold is laid out once somebody is there, to its true height", async ({
  page,
  browser,
}) => {
  await page.goto("/about");
  expect(await waiting(page)).toBeGreaterThan(3);
  await nudgePointer(page, 200, 200);
  await expect.poll(() => waiting(page)).toBe(0);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto("/about");
  expect(Math.abs((await footerTop(page)) - (await footerTop(plain)))).toBeLessThan(3);
  await plain.close();
});

test("a page reached by a link is laid out whole too", async ({ page }) => {
  await page.goto("/");
  await nudgePointer(page, 200, 200);
  await hydrated(page);
  await page.getByRole("link", { name: "Career" }).first().click();
  await expect(page).toHaveURL("/career");
  await expect.poll(() => waiting(page)).toBe(0);
});

test("a link shows the top of its page at once, and the footer never before the rest", async ({ page }) => {
  await page.goto("/");
  await nudgePointer(page, 200, 200);
  await hydrated(page);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    const look = () => {
      const footer = document.querySelector("body > footer");
      if (location.pathname === "/career" && footer)
        seen.push(footer.getBoundingClientRect().top < innerHeight);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { footerSeen: seen });
  });
  await page.getByRole("link", { name: "Career" }).first().click();
  await expect(page).toHaveURL("/career");
  await expect.poll(() => bands(page).count()).toBeGreaterThan(3);
  const footerSeen = await page.evaluate(() => Reflect.get(window, "footerSeen") as boolean[]);
  expect(footerSeen.length).toBeGreaterThan(0);
  expect(footerSeen).not.toContain(true);
});

test("going back finds the place that was left", async ({ page }) => {
  await page.goto("/about");
  await nudgePointer(page, 200, 200);
  await expect.poll(() => waiting(page)).toBe(0);
  const link = page.locator("body > footer").getByRole("link", { name: "Privacy Policy" });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => waiting(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("the End key and an address with a place in the page reach what they mean", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("End");
  await expect(page.locator("body > footer").getByRole("link", { name: "Privacy Policy" })).toBeInViewport();

  await page.goto("/services/custom-software-development#inquiry-section");
  await expect(page.locator("#inquiry-section")).toBeInViewport();
});

test("a link opens its page in another tab where that is asked for", async ({ page, context }) => {
  await page.goto("/");
  await nudgePointer(page, 200, 200);
  await hydrated(page);
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: "Career" })
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  expect(new URL((await opened).url()).pathname).toBe("/career");
  await expect(page).toHaveURL("/");
});

test("what a visitor points at is fetched beforehand", async ({ page }) => {
  await page.goto("/");
  await nudgePointer(page, 200, 200);
  await hydrated(page);
  const data = page.waitForRequest((request) => request.url().includes("/career.data"));
  await page.getByRole("link", { name: "Career" }).first().hover();
  await data;
});
