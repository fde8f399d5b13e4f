import { expect, test } from "@playwright/test";

const phone = { width: 390, height: 844 };
const servicePage = "/services/custom-software-development";

test("on a phone, a service page is at most 11 screens long and the home page at most 10", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [path, screens] of [
    [servicePage, 11],
    ["/", 10],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height, path).toBeLessThanOrEqual(screens);
  }
});

test("on a phone, industries and steps are stacked, and the price list is folded", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [path, items] of [
    ["/", ".stairs > li"],
    ["/", "main .folded article"],
    ["/industries", "main li > article"],
  ] as const) {
    await page.goto(path);
    const boxes = await page
      .locator(items)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
    expect(boxes.length, items).toBeGreaterThan(2);
    expect(Math.max(...boxes.map(({ right }) => right)), items).toBeLessThanOrEqual(phone.width);
    const heights = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    expect(Math.min(...heights), items).toBeGreaterThanOrEqual(0);
  }
  await page.goto("/how-we-work");
  const prices = page.locator("#pricing .folded dt");
  expect(await prices.filter({ visible: true }).count()).toBeLessThan(await prices.count());
});

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
