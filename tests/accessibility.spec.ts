import { expect, test } from "@playwright/test";
import { hydrateIslands } from "./support/islands.ts";

/** Accessibility checks that axe can't do, or does too leniently. */

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
});

test("an untouched form reports no invalid fields", async ({ page }) => {
  await page.goto("/career/software-developer");
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const wrong = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === "invalid" && value.value !== "false"),
  );
  expect(wrong.map(({ name }) => name?.value)).toEqual([]);
});

test("no list item is empty for screen readers", async ({ page }) => {
  for (const path of ["/", "/about", "/contact"]) {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const spoken = nodes.filter(({ ignored, role }) => !ignored && role?.value === "listitem");
    const silent = spoken.filter(({ childIds }) => !childIds?.length);
    expect(silent, path).toEqual([]);
  }
});

test("with forced colours, buttons keep a border and focus keeps its outline", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const block = page.getByRole("button", { name: "Send message" }).locator("span").first();
  await expect(block).toHaveCSS("border-top-style", "solid");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
});

test("with reduced motion, nothing moves on its own", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrateIslands(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime))
      .filter((milliseconds) => milliseconds > 200),
  );
  expect(moving).toEqual([]);
});

test("in print, text is black and every answer is open", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/services/custom-software-development");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.locator("main form")).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
  const answer = page.locator("main details:not([open])").first().locator("p").first();
  await expect(answer).toBeVisible();
  for (const heading of await page.locator("[data-inverse] h2").all()) {
    await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
  }
});
