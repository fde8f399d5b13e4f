import { expect, type Locator, type Page, test } from "@playwright/test";
import { company } from "../app/content/company.ts";
import { hydrated } from "./sign-of-life.ts";

/** Tab, as often as it takes: what is not reached within a page's worth of stops is not reached. */
async function tabTo(page: Page, target: Locator, { backwards = false } = {}) {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach ${target}`);
}

/** The framework is fetched at the first key; after it the page is as most visitors have it. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press("Shift");
  await hydrated(page);
}

/** Past the header, by the skip link. */
async function openMain(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
}

test("the skip link is first, shows itself and leads past the header", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("an entry of a header menu is reached and followed", async ({ page }) => {
  await open(page, "/about");
  const entry = page.locator('#menu-services a[href="/service/mobile-app-development"]').first();
  await expect(entry).toBeHidden();
  await tabTo(page, entry);
  await expect(entry).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/service\/mobile-app-development$/);
  await expect(entry).toBeHidden();
  await expect(page.locator("h1")).toBeFocused();
});

test("the slides are paused, turned and chosen", async ({ page }) => {
  await openMain(page, "/");
  const slides = page.locator("[aria-roledescription=slide]");
  const pause = page.getByRole("button", { name: "Pause slides" });
  await tabTo(page, pause);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Start slides" })).toBeFocused();
  // It may have turned by itself before it was paused.
  const chosen = await page
    .locator('input[name="slide"]')
    .evaluateAll((choices) => choices.findIndex((choice) => (choice as HTMLInputElement).checked));
  await tabTo(page, page.getByRole("button", { name: "Next slide" }));
  await page.keyboard.press("Enter");
  await expect(slides.nth((chosen + 1) % 3)).toBeVisible();
  await expect(slides.nth(chosen)).toBeHidden();
  await tabTo(page, page.locator('input[name="slide"]:checked'), { backwards: true });
  await page.keyboard.press("ArrowRight");
  await expect(slides.nth((chosen + 2) % 3)).toBeVisible();
  await expect(slides.nth((chosen + 1) % 3)).toBeHidden();
});

test("a slide's links are skipped while it is not shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMain(page, "/");
  const links = page.locator("[aria-roledescription=slide] a");
  await tabTo(page, links.nth(0));
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator('input[name="slide"]').first()).toBeFocused();
});

test("a flip card turns for its link, which is followed", async ({ page }) => {
  await openMain(page, "/");
  const link = page.locator(".flip-card a").first();
  const turned = () =>
    page
      .locator(".flip-turn")
      .first()
      .evaluate((card) => getComputedStyle(card).transform);
  expect(await turned()).toBe("none");
  await tabTo(page, link);
  await expect.poll(turned).toMatch(/^matrix3d\(-1,/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services\/[a-z-]+$/);
});

test("services tabs: arrows move, Enter opens the address, Back returns", async ({ page }) => {
  await openMain(page, "/services");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tabTo(page, tab("Artificial Intelligence"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(tab("Digital Engineering")).toBeFocused();
  await expect(page).toHaveURL(/\/services(?:#main)?$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services\/digital-engineering$/);
  await expect(tab("Digital Engineering")).toHaveAttribute("aria-selected", "true");
  await expect(tab("Digital Engineering")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tab("Cloud")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Artificial Intelligence")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/services(?:#main)?$/);
  await expect(tab("Artificial Intelligence")).toHaveAttribute("aria-selected", "true");
});

test("tabs within a page follow the arrows, and one Tab leaves them", async ({ page }) => {
  await openMain(page, "/our-mission");
  await tabTo(page, page.getByRole("tab", { name: "Mission" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Vision" })).toBeFocused();
  await expect(page.locator("#vision")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#vision")).toBeFocused();
});

test("the accordion opens and closes", async ({ page }) => {
  await openMain(page, "/faq");
  const rows = page.locator("main details");
  await tabTo(page, rows.nth(1).locator("summary"));
  await page.keyboard.press("Enter");
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(rows.nth(1)).toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(page.locator("main details[open]")).toHaveCount(0);
});

test("the portfolio is filtered, and its lightbox gives the focus back to the card in view", async ({
  page,
}) => {
  await openMain(page, "/our-portfolio");
  const cards = page.locator("main li[data-category]");
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  const cloud = await page.locator('li[data-category="cloud"]').count();
  await expect(cards.filter({ visible: true })).toHaveCount(cloud);
  await page.keyboard.press("ArrowLeft");
  await expect(cards.filter({ visible: true })).toHaveCount(await cards.count());

  await tabTo(page, cards.nth(0).getByRole("button"));
  await expect(cards.nth(0).getByRole("button")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const first = await dialog.locator("h2").innerText();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.locator("h2")).not.toHaveText(first);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cards.nth(1).getByRole("button")).toBeFocused();
});

test("a carousel is turned by its buttons and by the arrows", async ({ page }) => {
  await openMain(page, "/why-us");
  const carousel = page.locator("[aria-roledescription=carousel]").first();
  const row = carousel.locator("ul");
  const place = () => row.evaluate((element) => element.scrollLeft);
  await tabTo(page, carousel.getByRole("button", { name: "Next" }));
  await page.keyboard.press("Enter");
  await expect.poll(place).toBeGreaterThan(100);
  await expect(carousel.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "false");
  await tabTo(page, carousel.getByRole("button", { name: "Previous" }), { backwards: true });
  await page.keyboard.press("Enter");
  await expect.poll(place).toBeLessThan(5);
  await tabTo(page, row);
  await page.keyboard.press("ArrowRight");
  await expect.poll(place).toBeGreaterThan(100);
});

if (company.hasFilm) {
  test("the film opens over its page and closes again", async ({ page }) => {
    await openMain(page, "/our-story");
    const link = page.locator('main a[href="/intro-film"]');
    await tabTo(page, link);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog video")).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test("on a phone the drawer is opened, walked through and left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  const burger = page.getByRole("button", { name: "Open menu" });
  await tabTo(page, burger);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.locator("summary", { hasText: "Industries" }));
  await page.keyboard.press("Enter");
  await tabTo(page, drawer.getByRole("link", { name: "Oil & Gas" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/industry\/oil-and-gas$/);
  await expect(drawer).toBeHidden();
  await expect(page.locator("h1")).toBeFocused();
});
