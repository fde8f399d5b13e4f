import { expect, test } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import { open, openMain, tabTo } from "../support/by-keyboard.ts";

test("arrow keys filter the portfolio, and closing the lightbox moves the focus to the project last shown", async ({
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

test("with a filter, the lightbox's arrows step through the projects shown, and keep the focus", async ({
  page,
}) => {
  await open(page, "/our-portfolio");
  const titles = page.locator("dialog.lightbox h2");
  const filtered = await page.locator('li[data-category="cyber"] .portfolio-open').evaluateAll((openers) =>
    openers.map((opener) => {
      const dialog = (opener as HTMLButtonElement).popoverTargetElement;
      return dialog?.querySelector("h2")?.textContent;
    }),
  );
  expect(filtered.length).toBeGreaterThan(1);
  await page.getByRole("radio", { name: "Cyber Security" }).click();
  const card = page.locator('li[data-category="cyber"]').first();
  await card.hover();
  await card.getByRole("button").click();
  const next = page.getByRole("button", { name: "Next project" });
  const seen = [];
  for (const _ of filtered) {
    seen.push(await titles.filter({ visible: true }).textContent());
    await next.click();
    await expect(next).toBeFocused();
  }
  expect(seen).toEqual(filtered);
  await page.getByRole("button", { name: "Previous project" }).click();
  await expect(page.getByRole("button", { name: "Previous project" })).toBeFocused();
});

test("arrow keys scroll a carousel", async ({ page }) => {
  await openMain(page, "/why-us");
  const carousel = page.locator("[aria-roledescription=carousel]").first();
  const row = carousel.locator("ul");
  const place = () => row.evaluate((element) => element.scrollLeft);
  await tabTo(page, row);
  await page.keyboard.press("ArrowRight");
  await expect.poll(place).toBeGreaterThan(100);
});

if (company.value.hasFilm) {
  test("the film opens in a dialog, and Escape closes it", async ({ page }) => {
    await openMain(page, "/our-story");
    const button = page.locator("main button[popovertarget]").first();
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("dialog").locator("video")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog video")).toBeHidden();
    await expect(page.locator("dialog video")).toHaveJSProperty("paused", true);
    await expect(button).toBeFocused();
  });
}
