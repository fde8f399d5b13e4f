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

test("on wide screens, no partner's logo is cut at the end of its row", async ({ page }) => {
  await page.goto("/");
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.locator("#partners").evaluate((row) => {
      const end = row.getBoundingClientRect().right;
      const logos = [...row.querySelectorAll("img")].map((logo) => logo.getBoundingClientRect());
      return logos.filter(({ left, right }) => left < end && right > end);
    });
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test("at 320 px, the text of a diagram fits its boxes", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/case-studies/clinic-booking");
  const nodes = page.locator(".diagram-node");
  expect(await nodes.count()).toBeGreaterThan(3);
  const overfull = await nodes.evaluateAll((boxes) =>
    boxes.filter((box) => {
      const range = document.createRange();
      range.selectNodeContents(box);
      const [text, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      return text.width > frame.width || text.height > frame.height;
    }),
  );
  expect(overfull).toHaveLength(0);
});

test("on a phone, the pictures in the heads of pages are shown whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/blogs", "/industries", "/our-portfolio"]) {
    await page.goto(path);
    const { shown, whole } = await page
      .locator("main section")
      .first()
      .locator("img")
      .evaluate((picture: HTMLImageElement) => ({
        shown: picture.clientWidth / picture.clientHeight,
        whole: Number(picture.getAttribute("width")) / Number(picture.getAttribute("height")),
      }));
    expect(shown, path).toBeCloseTo(whole, 1);
  }
});

test("on wide screens, the list of services stays in view beside the text about one of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/services/cloud");
  await page
    .locator("main article h4")
    .last()
    .evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  await expect(page.getByRole("navigation", { name: "Our Services" })).toBeInViewport({ ratio: 1 });
});
