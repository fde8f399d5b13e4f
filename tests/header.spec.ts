import { expect, test } from "@playwright/test";
import { hydrated, nudgePointer } from "./sign-of-life.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the header with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: desktop });

    test("the services menu opens on hover, on focus and on a press", async ({ page }) => {
      await page.goto("/about");
      const header = page.locator("header").first();
      const entry = header.getByRole("link", { name: "Custom Software Development" });
      await expect(entry).toBeHidden();
      await header.getByRole("link", { name: "Services", exact: true }).hover();
      await expect(entry).toBeVisible();
      await nudgePointer(page, 2, 2);
      await expect(entry).toBeHidden();

      await page.keyboard.press("Tab");
      await header.getByRole("link", { name: "Services", exact: true }).focus();
      await expect(entry).toBeVisible();

      await page.goto("/about");
      await header.getByRole("button", { name: "Services menu" }).click();
      await nudgePointer(page, 700, 850);
      await expect(entry).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(entry).toBeHidden();
    });

    test("the menus hold what the specification lists", async ({ page }) => {
      await page.goto("/about");
      const header = page.locator("header").first();
      for (const slug of [
        "custom-software-development",
        "web-application-development",
        "mobile-app-development",
        "cross-platform-app-development",
      ]) {
        expect(await header.locator(`nav a[href="/service/${slug}"]`).count()).toBeGreaterThan(0);
      }
      for (const slug of [
        "fitness-and-wellness",
        "sports-and-gaming",
        "food-and-beverages",
        "finance-and-insurance",
        "oil-and-gas",
      ]) {
        expect(await header.locator(`nav a[href="/industry/${slug}"]`).count()).toBeGreaterThan(0);
      }
      for (const group of [
        "Software Engineering",
        "Digital Engineering",
        "Data Engineering & Analytics",
        "Software Testing (QA)",
        "Business Intelligence",
        "Cloud",
        "Artificial Intelligence",
      ]) {
        await expect(header.locator("#menu-services").getByText(group, { exact: true })).toHaveCount(1);
      }
      for (const path of [
        "/about",
        "/development-methodology",
        "/our-working-models",
        "/services",
        "/industries",
        "/blogs",
        "/career",
        "/contact",
      ]) {
        expect(await header.locator(`nav a[href="${path}"]`).count(), path).toBeGreaterThan(0);
      }
      await expect(header.getByRole("link", { name: "Book a meeting" }).first()).toHaveAttribute(
        "href",
        "/contact",
      );
    });

    test("the drawer opens, holds the focus and closes on Escape", async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto("/about");
      await page.getByRole("button", { name: "Open menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await expect(drawer).toBeVisible();
      await drawer.getByText("Industries", { exact: true }).click();
      await expect(drawer.getByRole("link", { name: "Oil & Gas" })).toBeVisible();
      await drawer.getByText("Company", { exact: true }).click();
      await expect(drawer.getByRole("link", { name: "Oil & Gas" })).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    });
  });
}

test("Escape closes a menu that hover opened", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/about");
  const header = page.locator("header").first();
  await header.getByRole("link", { name: "Services", exact: true }).hover();
  await hydrated(page);
  const entry = header.getByRole("link", { name: "Custom Software Development" });
  await expect(entry).toBeVisible();
  await header.getByRole("link", { name: "Services", exact: true }).focus();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
});

for (const path of ["/", "/home"]) {
  test(`on ${path} the header is fixed after more than 100 px, and back`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const header = page.locator("header").first();
    await expect(header).toHaveCSS("position", "absolute");
    await expect(header.getByText("+44")).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
    await expect(header).toHaveCSS("position", "absolute");
    const light = await header.locator(".header-logo").evaluate((logo) => getComputedStyle(logo).color);
    await page.evaluate(() => scrollTo({ top: 101, behavior: "instant" }));
    await expect(header).toHaveCSS("position", "fixed");
    expect(await header.locator(".header-logo").evaluate((logo) => getComputedStyle(logo).color)).not.toBe(
      light,
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(header).toHaveCSS("position", "absolute");
  });
}

test("every other page has the top bar with phone, e-mail and social marks", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/faq");
  const header = page.locator("header").first();
  await expect(header.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(header.locator('a[href^="mailto:"]').first()).toBeVisible();
});
