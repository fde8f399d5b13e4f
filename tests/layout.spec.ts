import { expect, test } from "@playwright/test";

test("the header stays in one row at 1024, 1280 and 1440 px", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const entries = page.locator('header nav[aria-label="Main"] > ul > li');
    const shown = entries.filter({ visible: true });
    // The entry for the search is shown only in the drawer.
    await expect(shown).toHaveCount((await entries.count()) - 1);
    const rows = await shown.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    const logo = await page.locator(".header-logo").boundingBox();
    expect(new Set(rows).size, `at ${width} px`).toBe(1);
    expect(logo && logo.y + logo.height, `at ${width} px`).toBeGreaterThan(rows[0] ?? 0);
    const middles = await page
      .locator(".header-bar > *")
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(middles.length, `at ${width} px`).toBeGreaterThan(1);
    expect(Math.max(...middles) - Math.min(...middles), `at ${width} px`).toBeLessThan(2);
  }
});

test("none of the seven tabs is alone in its row, and one pressed before hydration stays below the header", async ({
  page,
}) => {
  await page.route(/\/assets\/react-.*\.js$/, (route) => route.abort());
  await page.goto("/");
  const tabs = page.locator(".tab-list").first().getByRole("link");
  for (const [width, rows] of [
    [768, 2],
    [360, 3],
    [390, 3],
  ]) {
    await page.setViewportSize({ width: width ?? 0, height: 844 });
    const tops = await tabs.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size, `at ${width} px`).toBe(rows);
    for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  }
  for (const tab of await tabs.all()) {
    await tab.click();
    const header = await page.locator("header").boundingBox();
    const place = await tab.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test("a row of the process ends without an arrow, unless another step follows in it", async ({ page }) => {
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services/custom-software-development");
    const steps = page.locator("li:has(> [data-arrow])");
    expect(await steps.count()).toBeGreaterThan(2);
    const loose = await steps.evaluateAll((all) =>
      all.filter((step) => {
        const nextTop = step.nextElementSibling?.getBoundingClientRect().top;
        const arrow = step.querySelector("[data-arrow]");
        return arrow?.checkVisibility() && nextTop !== step.getBoundingClientRect().top;
      }),
    );
    expect(loose, `at ${width} px`).toHaveLength(0);
  }
});

test("breadcrumbs are in one line, which ends with a page and not with a separator", async ({ page }) => {
  const crumbs = page.locator('nav[aria-label="Breadcrumb"] li');
  for (const path of [
    "/services/web-application-development",
    "/case-studies/clinic-booking",
    "/development-methodology",
  ]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await crumbs.evaluateAll((all) =>
        all
          .filter((crumb) => crumb.clientWidth > 1)
          .map((crumb) => {
            const parts = [...crumb.children].filter((part) => part.checkVisibility());
            const { top, bottom } = crumb.getBoundingClientRect();
            return {
              middle: Math.round((top + bottom) / 2),
              first: parts.at(0)?.localName,
              last: parts.at(-1)?.localName,
            };
          }),
      );
      const name = `${path} at ${width} px`;
      expect(new Set(shown.map(({ middle }) => middle)).size, name).toBe(1);
      expect(shown.at(-1)?.last, name).not.toBe("svg");
      for (const { first } of shown) expect(first, name).not.toBe("svg");
    }
  }
});

test("on phones and tablets, the partners' logos stay within their row", async ({ page }) => {
  await page.goto("/");
  const row = page.locator("#partners");
  for (const width of [320, 360, 390, 640, 768, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const { right, ends } = await row.evaluate((list) => ({
      right: list.getBoundingClientRect().right,
      ends: [...list.querySelectorAll("img")].map((logo) => logo.getBoundingClientRect()),
    }));
    const cut = ends.filter((logo) => logo.left < right && logo.right > right);
    expect(cut, `at ${width} px`).toEqual([]);
    const line = await row.locator("..").boundingBox();
    expect(right, `at ${width} px`).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0) + 1);
  }
});

test("cards that rise are in their place while they are out of view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/how-we-work");
  const low = await page
    .locator(".rise > *")
    .evaluateAll((cards) =>
      cards.map((card) => getComputedStyle(card).translate).filter((each) => each !== "none"),
    );
  expect(low).toEqual([]);
});

test("on a phone, the selected filter of the case studies is in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/case-studies");
  for (const name of [/^Retail/, /^Mobile App/, /^View All/]) {
    await page.locator("main nav").getByRole("link", { name }).click();
    const selected = page.locator("main nav a[aria-current=page]");
    await expect(selected).toHaveText(name);
    await expect(selected).toBeInViewport({ ratio: 1 });
    await expect(page.locator("main article").first()).toBeInViewport();
  }
});

test("on a phone, the button that closes the menu stays in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#site-menu");
  await menu.locator("summary", { hasText: "Services" }).click();
  await menu.evaluate((drawer) => drawer.scrollTo(0, drawer.scrollHeight));
  await expect.poll(() => menu.evaluate((drawer) => drawer.scrollTop)).toBeGreaterThan(200);
  await expect(page.getByRole("button", { name: "Close menu" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
});

test("only entries of the services overview with a page of their own have an arrow", async ({ page }) => {
  const entries = page.locator("main article li a");
  const home = entries.and(page.locator('[href="/"]'));
  await page.goto("/services/cloud");
  expect(await home.count()).toBeGreaterThan(0);
  await expect(home.locator("span + svg")).toHaveCount(0);
  await page.goto("/services/software-engineering");
  await expect(entries.and(page.locator('[href^="/services/"]')).first().locator("span + svg")).toHaveCount(
    1,
  );
});
