import { expect } from "@playwright/test";
import { projects } from "../app/content/projects.ts";
import { expectTitle, hrefs, withAndWithoutScripts } from "./spec-page.ts";

const categories: [label: string, key: string][] = [
  ["Cloud Service", "cloud"],
  ["Cyber Security", "cyber"],
  ["IT Consultancy", "consultancy"],
  ["IT Services", "services"],
];

withAndWithoutScripts(
  "/our-portfolio has six projects behind a filter",
  async ({ page, main, open, band }) => {
    await open("/our-portfolio");
    await expectTitle(main, "Our Portfolio");
    const filter = band(2).getByRole("radio");
    const labels = ["View All", ...categories.map(([label]) => label)];
    await expect(band(2).locator("fieldset label")).toHaveText(
      labels.map((label) => new RegExp(`^${label}`)),
    );
    await expect(filter.first()).toBeChecked();

    const cards = band(2).locator("li[data-category]");
    expect(projects.length).toBeGreaterThanOrEqual(6);
    await expect(cards).toHaveCount(projects.length);
    for (const card of await cards.all()) {
      await expect(card).toBeVisible();
      await expect(card.locator("img")).toBeAttached();
      await expect(card.locator("h3")).toHaveText(/\S/);
      await expect(card.locator("h3 + p")).toHaveText(/\S/);
      expect((await hrefs(card))[0]).toMatch(/^\/our-portfolio\/./);
    }

    for (const [label, key] of categories) {
      await band(2).locator("fieldset label", { hasText: label }).click();
      const chosen = band(2).locator(`li[data-category="${key}"]`);
      const count = await chosen.count();
      expect(count, `${label} has projects`).toBeGreaterThan(0);
      await expect(chosen.first()).toBeVisible();
      await expect(cards.filter({ visible: true })).toHaveCount(count);
    }
    await band(2).locator("fieldset label").first().click();
    await expect(cards.filter({ visible: true })).toHaveCount(projects.length);

    const dialogs = page.locator("dialog.lightbox");
    await expect(dialogs).toHaveCount(projects.length);
    for (const dialog of await dialogs.all()) {
      await expect(dialog.locator("h2")).toHaveText(/\S/);
      await expect(dialog.locator("p").first()).toHaveText(/\S/);
    }
    await cards.nth(1).hover();
    await cards.nth(1).getByRole("button").click();
    const open1 = page.getByRole("dialog");
    await expect(open1).toBeVisible();
    await expect(open1.locator("h2")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(open1).toBeHidden();
  },
);

withAndWithoutScripts("each project has a page of its own", async ({ main, open, band }) => {
  await open("/our-portfolio");
  const cards = band(2).locator("li[data-category] h3 a");
  const names = await cards.allTextContents();
  const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(targets).size).toBe(projects.length);
  for (const [place, target] of targets.entries()) {
    await open(target ?? "");
    await expectTitle(main, names[place] ?? "", ["Home", "Our Portfolio", names[place] ?? ""]);
  }
});
