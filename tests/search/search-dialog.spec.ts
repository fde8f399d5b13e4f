import { expect, type Page, type Request, test } from "@playwright/test";
import { axeViolations } from "../support/axe-violations.ts";

const searchLink = (page: Page) => page.locator("header").getByRole("link", { name: "Search", exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: "What are you looking for?" });
const options = (page: Page) => page.getByRole("listbox", { name: "Results" }).getByRole("option");
const active = (page: Page) => page.locator('[role=option][aria-selected="true"]');

async function openSearch(page: Page, path = "/about") {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await searchLink(page).click();
  await expect(field(page)).toBeFocused();
}

test("results appear while typing, and the keyboard reaches each of them", { tag: "@quick" }, async ({
  page,
}) => {
  await openSearch(page);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("cancel contract");
  await expect(page.getByRole("status")).toHaveText(/\d+ pages? with/);
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  const faq = page.getByRole("group", { name: /^Page FAQ/ }).getByRole("option");
  await expect(faq.first()).toHaveAccessibleName(
    /^Can we end the contract early\? .*A fixed-price contract can end/,
  );

  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveCount(1);
  await expect(field(page)).toHaveAttribute("aria-activedescendant", "header-result-1");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(active(page)).toHaveAccessibleName(/^All results for “cancel contract”/);
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveAttribute("id", "header-result-1");
  await page.keyboard.press("Home");
  await expect(active(page)).toHaveCount(0);
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);

  await expect(options(page).first()).toHaveAttribute("href", "/faq#ending-early");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq#ending-early");
  await expect(page.locator("#ending-early")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("on a wide screen, the results use the whole width of the dialog", async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type("price of a stage");
  await expect(options(page).first()).toBeVisible();
  const end = (await page.locator(".search-submit").boundingBox()) ?? { x: 0, width: 0 };
  const passages = await options(page)
    .locator("span")
    .evaluateAll((all) => all.map((passage) => passage.getBoundingClientRect().right));
  expect(Math.max(...passages)).toBeGreaterThan(end.x + end.width - 60);
});

test("a mistyped word shows the results of its correction and says so", async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type("awrads");
  await expect(page.getByRole("status")).toHaveText(
    /^No results for “awrads”\. Showing results for “awards”: \d+ pages$/,
  );
  await expect(options(page).first()).toHaveAttribute("href", "/our-story");
  await expect(options(page).last()).toHaveAccessibleName("All results for “awards”");
});

test("Escape, Close and a click outside close the search, and return the focus", async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type("cloud");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(searchLink(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(searchLink(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await field(page).fill("");
  await expect(options(page)).toHaveCount(0);
  await page.mouse.click(700, 880);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a result on the current page closes the search", async ({ page }) => {
  await openSearch(page, "/faq");
  await field(page).fill("miss a date");
  await page.locator('[role=option][href="/faq#missed-date"]').click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#missed-date")).toBeInViewport();
});

test("on a phone, the search in the menu opens above the page, and closing it returns to the menu button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  await field(page).fill("mobile app");
  await expect(options(page).first()).toBeVisible();
  const { width, scrollWidth } = await page
    .getByRole("dialog")
    .evaluate((dialog) => ({ width: dialog.clientWidth, scrollWidth: dialog.scrollWidth }));
  expect([width, scrollWidth]).toEqual([390, 390]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("a late answer to an earlier query doesn't replace the results", async ({ page }) => {
  await openSearch(page);
  const late: (() => void)[] = [];
  await page.route("**/search.json?q=clou", async (route) => {
    await new Promise<void>((resolve) => late.push(resolve));
    await route.continue().catch(() => {});
  });
  const isLate = (request: Request) => request.url().endsWith("q=clou");
  const ended = Promise.race([
    page.waitForEvent("requestfailed", isLate),
    page.waitForEvent("requestfinished", isLate),
  ]);
  await field(page).fill("clou");
  await expect.poll(() => late.length).toBe(1);
  await field(page).fill("careers");
  await expect(page.getByRole("status")).toContainText("“careers”");
  late[0]?.();
  await ended;
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await expect(page.getByRole("group", { name: /Career/ }).first()).toBeVisible();
  await expect(page.getByRole("status")).toContainText("“careers”");
});

test("if results can't be loaded, Enter opens the search page", async ({ page }) => {
  await openSearch(page);
  await page.route("**/search.json?*", (route) => route.fulfill({ status: 429 }));
  await page.keyboard.type("cloud");
  await expect(page.getByRole("status")).toContainText("Press Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=cloud");
});

test("if the search can't be loaded, its link opens the search page", async ({ page }) => {
  await page.route("**/assets/search-dialog*", (route) => route.abort());
  await page.goto("/about");
  await searchLink(page).click();
  await expect(page).toHaveURL("/search");
});

test("the open search has no accessibility violations", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mobil app");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  expect(await axeViolations(page)).toEqual([]);
});
