import { expect, test } from "@playwright/test";
import { open, openMain, tabTo } from "../support/by-keyboard.ts";

test("the slides can be paused and selected with the keyboard", async ({ page }) => {
  await openMain(page, "/");
  const slides = page.locator("[aria-roledescription=slide]");
  const pause = page.getByRole("button", { name: "Pause slides" });
  await tabTo(page, pause);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause slides", pressed: true })).toBeFocused();
  await expect(page.locator(".hero[data-running]")).toHaveCount(0);
  // The slides may have advanced before they were paused.
  const chosen = await page
    .locator('input[name="slide"]')
    .evaluateAll((choices) => choices.findIndex((choice) => (choice as HTMLInputElement).checked));
  await tabTo(page, page.locator('input[name="slide"]:checked'), { backwards: true });
  await page.keyboard.press("ArrowRight");
  await expect(slides.nth((chosen + 1) % 3)).toBeVisible();
  await expect(slides.nth(chosen)).toBeHidden();
});

test("links of hidden slides can't be focused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMain(page, "/");
  const links = page.locator("[aria-roledescription=slide] a");
  await tabTo(page, links.nth(0));
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator('input[name="slide"]').first()).toBeFocused();
});

test("a flip card turns when its link is focused, and the link works", async ({ page }) => {
  await openMain(page, "/");
  const link = page.locator(".flip-card a").first();
  const turned = () =>
    page
      .locator(".flip-turn")
      .first()
      .evaluate((card) => getComputedStyle(card).transform);
  expect(await turned()).toBe("matrix(1, 0, 0, 1, 0, 0)");
  await tabTo(page, link);
  await expect.poll(turned).toMatch(/^matrix3d\(-1,/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services\/[a-z-]+$/);
});

test("arrow keys switch tabs, and the Tab key moves on to the panel", async ({ page }) => {
  await openMain(page, "/our-mission");
  const address = page.url();
  await tabTo(page, page.getByRole("tab", { name: "Mission" }));
  await expect(page, "tabs that only have the focus").toHaveURL(address);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/#vision$/);
  await expect(page.getByRole("tab", { name: "Vision" })).toBeFocused();
  await expect(page.locator("#vision")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Mission" })).toBeFocused();
  await expect(page.locator("#mission")).toBeVisible();
  await expect(page.locator("#vision")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#vision")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#vision")).toBeFocused();
});

test("tabs leave the browser's own shortcuts alone and say how they are arranged", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/about");
  const list = page.getByRole("tablist");
  await expect(list).toHaveAttribute("aria-orientation", "vertical");
  const second = page.getByRole("tab").nth(1);
  await second.focus();
  // Headless browsers have no Back on Alt+Left, so the test looks at the events.
  await page.evaluate(() => {
    for (const type of ["keydown", "click"])
      addEventListener(type, (event) => {
        document.body.dataset.cancelled = String(event.defaultPrevented);
      });
  });
  for (const shortcut of ["Alt+ArrowLeft", "Control+Home", "Meta+ArrowRight"]) {
    await page.keyboard.press(shortcut);
    await expect(page.locator("body")).toHaveAttribute("data-cancelled", "false");
    await expect(second).toBeFocused();
  }
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("body")).toHaveAttribute("data-cancelled", "true");
  await expect(page.getByRole("tab").first()).toBeFocused();
  await second.click({ modifiers: ["Shift"] });
  await expect(page.locator("body")).toHaveAttribute("data-cancelled", "false");
  await second.click();
  await expect(page.locator("body")).toHaveAttribute("data-cancelled", "true");

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await expect(list).not.toHaveAttribute("aria-orientation");
});
