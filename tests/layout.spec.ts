import { expect, test } from "@playwright/test";

test("at 1024 px the header is in one row", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.setViewportSize({ width: 1024, height: 800 });
  const parts = page
    .locator('.header-logo, header nav[aria-label="Main"] > ul > li')
    .filter({ visible: true });
  expect(await parts.count()).toBeGreaterThan(6);
  const middles = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
});

test("breadcrumbs are in one line, which ends with a page and not with a separator", async ({ page }) => {
  const crumbs = page.locator('nav[aria-label="Breadcrumb"] li');
  await page.goto("/services/web-application-development");
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await crumbs.evaluateAll((all) =>
      all
        .filter((crumb) => crumb.clientWidth > 1)
        .map((crumb) => {
          const parts = [...crumb.children].filter((part) => part.checkVisibility());
          const { top, bottom } = crumb.getBoundingClientRect();
          return { middle: Math.round((top + bottom) / 2), last: parts.at(-1)?.localName };
        }),
    );
    expect(new Set(shown.map(({ middle }) => middle)).size, `at ${width} px`).toBe(1);
    expect(shown.at(-1)?.last, `at ${width} px`).not.toBe("svg");
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

test("the partners' logos stay within their row", async ({ page }) => {
  await page.goto("/");
  const row = page.locator("#partners");
  for (const width of [320, 360, 390, 640, 768, 1000, 1024, 1280, 1440, 1920]) {
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

test("on phones, the text of a diagram fits its boxes", async ({ page }) => {
  for (const path of ["/case-studies/clinic-booking", "/case-studies/order-management"]) {
    await page.goto(path);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const nodes = page.locator(".diagram-node");
      expect(await nodes.count()).toBeGreaterThan(3);
      const overfull = await nodes.evaluateAll((boxes) =>
        boxes
          .filter((box) => {
            const text = document.createRange();
            text.selectNodeContents(box);
            const [inner, outer] = [text.getBoundingClientRect(), box.getBoundingClientRect()];
            return (
              inner.left < outer.left ||
              inner.right > outer.right ||
              inner.top < outer.top ||
              inner.bottom > outer.bottom
            );
          })
          .map((box) => box.textContent),
      );
      expect(overfull, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the labels of the price scale don't overlap", async ({ page }) => {
  await page.goto("/how-we-work");
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const labels = await page.locator(".price-scale-marks > span").evaluateAll((marks) =>
      marks.map((mark) => {
        const text = document.createRange();
        text.selectNodeContents(mark);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(labels.length).toBeGreaterThan(2);
    for (const [index, { left }] of labels.entries())
      expect(left, `at ${width} px`).toBeGreaterThan(labels[index - 1]?.right ?? 0);
  }
});
