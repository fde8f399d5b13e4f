import { expect, test } from "@playwright/test";

const phone = { width: 390, height: 844 };
const servicePage = "/services/custom-software-development";

test("a folded list opens on a phone; on a wide screen and in print all of it is visible", async ({
  page,
}) => {
  await page.goto(servicePage);
  const lists = page.locator("main .folded");
  const items = lists.locator("li:has(h3), div:has(> dt)");
  await expect(items.filter({ visible: true })).toHaveCount(await items.count());
  await expect(lists.locator("summary").filter({ visible: true })).toHaveCount(0);

  await page.setViewportSize(phone);
  const list = lists.first();
  const hidden = list.locator("details li");
  await expect(hidden.first()).toBeHidden();
  await list.locator("summary").press("Enter");
  await expect(hidden.filter({ visible: true })).toHaveCount(await hidden.count());
  await list.locator("summary").press("Enter");
  await expect(hidden.first()).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await expect(items.filter({ visible: true })).toHaveCount(await items.count());
});

test("a row to swipe scrolls with the arrow keys on a phone and takes no focus on a wide screen", async ({
  page,
}) => {
  await page.goto(servicePage);
  const rows = page.locator("main .swipe[tabindex]");
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) {
    await expect(row).toHaveAccessibleName(/\S/);
    await row.evaluate((element) => element.focus());
    await expect(row).not.toBeFocused();
  }
  await page.setViewportSize(phone);
  const row = rows.first();
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
