import { expect, type Page, test } from "@playwright/test";
import { hydrated, nudgePointer } from "./sign-of-life.ts";

test.use({ viewport: { width: 1440, height: 900 } });

async function wake(page: Page) {
  await nudgePointer(page, 5, 300);
  await hydrated(page);
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const results = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");

test("nothing of the search is fetched until somebody searches", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\/pagefind\/|search/.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/about");
  await wake(page);
  await page.getByRole("link", { name: "Search", exact: true }).first().hover();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeVisible();
  expect(fetched.filter((path) => path.startsWith("/pagefind/"))).toEqual([]);
  await page.keyboard.type("payroll");
  await expect(results(page).first()).toBeVisible();
  expect(fetched).toContain("/pagefind/pagefind.js");
});

test("the whole of it can be done with the keyboard", async ({ page }) => {
  await page.goto("/about");
  await wake(page);
  const link = page.getByRole("link", { name: "Search", exact: true }).first();
  await link.focus();
  await page.keyboard.press("Enter");
  const field = dialog(page).getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("restore");
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ pages with “restore”/);
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const target = await results(page).first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target ?? "");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("h1")).toBeFocused();
});

test("“/” is found even as the first key of all, and is a letter where one writes", async ({ page }) => {
  await page.goto("/contact");
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator('main [name="subject"]').press("/");
  await expect(page.locator('main [name="subject"]')).toHaveValue("/");
  await expect(dialog(page)).toHaveCount(0);
});

test("who does not want the key switches it off", async ({ page }) => {
  await page.goto("/about");
  await wake(page);
  await page.keyboard.press("/");
  await dialog(page).getByRole("checkbox", { name: "Open with the / key" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await wake(page);
  await page.keyboard.press("/");
  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page).getByRole("searchbox")).toHaveValue("");
});

test("what is not found is said, and what cannot be loaded too", async ({ page }) => {
  await page.goto("/about");
  await wake(page);
  await page.keyboard.press("/");
  await page.route("**/pagefind/**", (route) => route.abort());
  await dialog(page).getByRole("searchbox").fill("cloud");
  await expect(dialog(page).getByRole("status")).toContainText("could not be loaded");
  await page.unroute("**/pagefind/**");
  await dialog(page).getByRole("link", { name: "Results page" }).click();
  await expect(page).toHaveURL("/search?q=cloud");
  await expect(page.getByRole("heading", { level: 2, name: /pages with “cloud”/ })).toBeVisible();
  await page.keyboard.press("/");
  await dialog(page).getByRole("searchbox").fill("zeppelinqx");
  await expect(dialog(page).getByRole("status")).toHaveText("Nothing found for “zeppelinqx”.");
});

test("on a phone it is reached from the drawer, which gives way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await wake(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Search" }).click();
  await expect(drawer).toBeHidden();
  await expect(dialog(page).getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("second names of pages are not among the results", async ({ page }) => {
  await page.goto("/about");
  await wake(page);
  await page.keyboard.press("/");
  await dialog(page).getByRole("searchbox").fill("custom software development");
  await expect(results(page).first()).toBeVisible();
  const paths = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths).toContain("/services/custom-software-development");
  for (const path of paths) expect(path).not.toMatch(/^\/(?:service|industry)\/|^\/home$|^\/services$/);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to a page that finds", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "Search", exact: true }).first().click();
    await expect(page).toHaveURL("/search");
    await page.getByRole("searchbox").fill("cobol payroll");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=cobol+payroll");
    await expect(page).toHaveTitle(/cobol payroll/);
    await page.locator("main ol a[href='/blog/the-last-cobol-payroll']").click();
    await expect(page).toHaveURL("/blog/the-last-cobol-payroll");
  });

  test("what was asked for is shown as text, whatever it is", async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(`"><script>alert(1)</script><img src=x>`)}`);
    await expect(page.locator("main img, main script")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
      `Nothing found for “"><script>alert(1)</script><img src=x>”`,
    );
    await expect(page.locator("main").getByRole("link", { name: "Contact" })).toBeVisible();
  });
});
