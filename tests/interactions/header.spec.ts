import { expect, type Locator, type Page, test } from "@playwright/test";
import { tabTo } from "../support/by-keyboard.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const header = (page: Page) => page.locator("header").first();
const entry = (page: Page) =>
  header(page).locator('#menu-services a[href="/service/cross-platform-app-development"]');
const services = (page: Page) => header(page).getByRole("link", { name: "Services", exact: true });
const summary = (page: Page, label: string) => header(page).locator("summary", { hasText: label });

/** Lets a resting pointer wait longer than every delay of the menus. */
const rest = (page: Page) => page.clock.runFor(1000);

type Point = { x: number; y: number };

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const STEP_MS = 16;

/**
 * Opens a page whose clock stands still, so that the speed of a pointer doesn't depend on the machine's. Only
 * `movePointer` and `page.clock.runFor` advance it.
 */
async function gotoWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Moves the pointer in a straight line at this speed, one step per frame of the page's stopped clock. */
async function movePointer(page: Page, from: Point, to: Point, pixelsPerSecond: number) {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(2, Math.round(distance / (pixelsPerSecond * (STEP_MS / 1000))));
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.clock.runFor(STEP_MS);
  }
}

test.describe("on a wide screen", () => {
  test.use({ viewport: desktop });

  /** Opens the services menu by moving the pointer onto its label, and returns the label's place. */
  async function openByHover(page: Page) {
    await gotoWithStoppedClock(page, "/about");
    const label = await middleOf(services(page));
    await movePointer(page, { x: label.x, y: 500 }, label, 800);
    await rest(page);
    await expect(entry(page)).toBeVisible();
    return label;
  }

  test("a menu stays open while the pointer moves to its entries, and closes when the pointer leaves", async ({
    page,
  }) => {
    const label = await openByHover(page);
    for (const target of [
      entry(page),
      // While it moves to this entry, the pointer crosses the label "Company". The menu must stay open.
      header(page).locator("#menu-services li li").first(),
    ]) {
      await movePointer(page, label, await middleOf(target), 800);
      await rest(page);
      await expect(target).toBeVisible();
    }
    await movePointer(page, await middleOf(entry(page)), { x: 300, y: 880 }, 800);
    await rest(page);
    await expect(entry(page)).toBeHidden();
  });

  test("a pointer that quickly crosses the labels opens no menu", async ({ page }) => {
    await gotoWithStoppedClock(page, "/about");
    // Records every opening, because a menu opened in passing closes again by itself.
    await page.evaluate(() => {
      document.addEventListener(
        "toggle",
        () => {
          document.documentElement.dataset.toggled = "";
        },
        true,
      );
    });
    const { y } = await middleOf(services(page));
    // 24 px per 16 ms: 1500 px per second.
    for (let x = 100; x <= 1300; x += 24) {
      await page.mouse.move(x, y);
      await page.clock.runFor(16);
    }
    await rest(page);
    await expect(page.locator("html[data-toggled]")).toHaveCount(0);
  });

  test("Escape closes a menu opened by hover, and moving the pointer within its label does not reopen it", async ({
    page,
  }) => {
    const label = await openByHover(page);
    await page.keyboard.press("Escape");
    await expect(entry(page)).toBeHidden();
    await movePointer(page, label, { x: label.x + 8, y: label.y }, 300);
    await rest(page);
    await expect(entry(page)).toBeHidden();
  });

  test("a click keeps open a menu that was opened by hover, and a second click closes it", async ({
    page,
  }) => {
    await gotoWithStoppedClock(page, "/about");
    const company = await middleOf(summary(page, "Company"));
    await movePointer(page, { x: company.x, y: 500 }, company, 800);
    await rest(page);
    const entries = header(page).locator("#menu-company");
    await expect(entries).toBeVisible();
    await page.mouse.click(company.x, company.y);
    await expect(entries).toBeVisible();
    await page.mouse.click(company.x, company.y);
    await expect(entries).toBeHidden();
  });

  test("a menu opens on Enter, not on focus, and closes on Escape", async ({ page }) => {
    await page.goto("/about");
    await summary(page, "Company").focus();
    await expect(header(page).locator("#menu-company")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(header(page).locator("#menu-company")).toBeVisible();
    await expect(summary(page, "Company")).toHaveJSProperty("parentElement.open", true);
    await page.keyboard.press("Escape");
    await expect(header(page).locator("#menu-company")).toBeHidden();
    await expect(summary(page, "Company")).toBeFocused();
  });

  test("a menu closes when the focus leaves it and on a click elsewhere", async ({ page }) => {
    await page.goto("/about");
    await summary(page, "Company").press("Enter");
    await header(page).locator("#menu-company a").last().focus();
    await page.keyboard.press("Tab");
    await expect(header(page).locator("#menu-company")).toBeHidden();
    await summary(page, "Industries").press("Enter");
    await expect(header(page).locator("#menu-industries")).toBeVisible();
    // A menu also closes when another element gets the focus. Nothing at the header's edge can get it, so only the
    // click can close the menu.
    const { y } = await middleOf(services(page));
    await page.mouse.click(5, y);
    await expect(header(page).locator("#menu-industries")).toBeHidden();
  });

  test("the menus are closed before the page enters the back/forward cache", async ({ page }) => {
    await page.goto("/about");
    await summary(page, "Industries").press("Enter");
    await expect(header(page).locator("#menu-industries")).toBeVisible();
    // Playwright turns the cache off, so the test sends the event itself.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
    await expect(header(page).locator("details[open]")).toHaveCount(0);
  });

  test("the focus ring of a menu's chevron doesn't cut through its label", async ({ page }) => {
    await page.goto("/about");
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      await services(page).focus();
      await page.keyboard.press("Tab");
      const chevron = summary(page, "Services");
      await expect(chevron).toBeFocused();
      const ringStart = await chevron.evaluate((element) => {
        const after = getComputedStyle(element, "::after");
        const inset = after.content === "none" ? 0 : Number.parseFloat(after.left);
        const ring = after.content === "none" ? getComputedStyle(element) : after;
        const reach = Number.parseFloat(ring.outlineOffset) + Number.parseFloat(ring.outlineWidth);
        return element.getBoundingClientRect().left + inset - reach;
      });
      const textEnd = await services(page).evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().right;
      });
      expect(ringStart, `at ${width} px`).toBeGreaterThan(textEnd);
    }
  });

  test("the services menu lists its groups in the specified order, in the markup and on screen", async ({
    page,
  }) => {
    await page.goto("/about");
    await summary(page, "Services").click();
    const titles = header(page).locator("#menu-services ul:first-child > li > a:first-child");
    await expect(titles, "spec-misc.spec.ts checks their order in the markup").toHaveCount(7);
    const places = await titles.evaluateAll((links) =>
      links.map((link) => {
        const { left, top } = link.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
    const reading = [...places].sort((a, b) => a.top - b.top || a.left - b.left);
    expect(places).toEqual(reading);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("opening a menu closes the previous one", async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto("/about");
      await expect(entry(page)).toBeHidden();
      await summary(page, "Services").press("Enter");
      await expect(entry(page)).toBeVisible();
      await summary(page, "Industries").press("Enter");
      await expect(entry(page)).toBeHidden();
      await expect(header(page).locator("#menu-industries")).toBeVisible();
    });

    test("the drawer can be used with the keyboard, keeps the focus out of the page behind it and closes on Escape", async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto("/about");
      const burger = page.getByRole("button", { name: "Open menu" });
      const drawer = page.getByRole("navigation", { name: "Main" });
      await expect(drawer).toBeHidden();
      await tabTo(page, burger);
      await page.keyboard.press("Enter");
      await expect(drawer).toBeVisible();
      await expect(drawer.getByRole("button", { name: "Close menu" })).toBeFocused();
      await tabTo(page, summary(page, "Industries"));
      await page.keyboard.press("Enter");
      await tabTo(page, drawer.getByRole("link", { name: "Oil & Gas" }));
      await summary(page, "Company").click();
      await expect(drawer.getByRole("link", { name: "Oil & Gas" })).toBeHidden();
      // Tab doesn't move the focus to the page behind the drawer.
      await drawer.getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main, footer") ?? null)).toBeNull();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(burger).toBeFocused();
    });
  });
}

test("on the home page the header is fixed only while the page is scrolled by more than 100 px", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto("/");
  const scroll = (top: number) =>
    page.evaluate(async (to) => {
      scrollTo(0, to);
      // The scroll event is fired in the next frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, top);
  const logo = header(page).locator(".header-logo");
  const light = await logo.evaluate((element) => getComputedStyle(element).color);
  await expect(header(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await scroll(100);
  await expect(header(page)).toHaveCSS("position", "absolute");
  await scroll(101);
  await expect(header(page)).toHaveCSS("position", "fixed");
  await expect(logo).not.toHaveCSS("color", light);
  await scroll(0);
  await expect(header(page)).toHaveCSS("position", "absolute");
  await expect(logo).toHaveCSS("color", light);
});

test("on a phone the link to book a meeting stays in reach while scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    const meeting = header(page).locator(".header-bar").getByRole("link", { name: "Book a meeting" });
    await expect(meeting).toBeInViewport({ ratio: 1 });
    const bar = await header(page).locator(".header-bar").boundingBox();
    expect(bar?.height, "the header is one row").toBeLessThan(70);
  }
});

test("on other pages the header stays at the top of the window, without the top bar", async ({ page }) => {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    const bar = header(page).locator(".header-bar");
    await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0);
  }
});

test("without JavaScript the home page's header scrolls away with the page", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: desktop });
  await page.goto("/");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect(header(page)).not.toBeInViewport();
  await page.close();
});

test("phone, email and social networks are in one line at the top, with large targets", async ({ page }) => {
  await page.goto("/faq");
  for (const width of [1440, 640, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const parts = page.locator(".top-bar").locator('a[href^="tel:"], a[href^="mailto:"], [aria-label]');
    await expect(parts.first()).toHaveAccessibleName(/^[+\d ]+$/);
    await expect(parts.nth(1)).toHaveAccessibleName(/@/);
    expect(await parts.count(), "two links and the networks").toBeGreaterThanOrEqual(5);
    const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    for (const [index, { left, right, top, bottom, width: wide, height }] of boxes.entries()) {
      const what = `part ${index} at ${width} px`;
      expect((top + bottom) / 2, `${what} is in the line`).toBeCloseTo(22, 0);
      expect(left, `${what} is beside the one before`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect(right, `${what} is in the window`).toBeLessThanOrEqual(width);
      if (index < 2) expect(Math.min(wide, height), what).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("below 1024 px, the menu repeats phone, email and social networks, also on the home page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await expect(page.locator(".top-bar")).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  for (const part of ['a[href^="tel:"]', 'a[href^="mailto:"]', "[aria-label=LinkedIn]"])
    await expect(header(page).locator(".drawer-foot").locator(part)).toBeVisible();
});

test("on a phone, the page keeps its scroll position while the menu is open", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  // Playwright's own clicks scroll the page.
  await page.getByRole("button", { name: "Open menu" }).dispatchEvent("click");
  await expect(page.locator("main h2").first()).toBeHidden();
  await page.getByRole("button", { name: "Close menu" }).dispatchEvent("click");
  await expect(page.locator("main h2").first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});
