import { expect, type Page, test } from "@playwright/test";
import { hydrateIslands } from "../support/islands.ts";

/** The file name, without extension, of the first slide's picture. */
async function firstPicture(page: Page) {
  const html = await (await page.request.get("/")).text();
  return /hero-pictures.*?\/images\/([^.]+)\./s.exec(html)?.[1] ?? "";
}

const slide = (page: Page, position: number) =>
  page.locator("[aria-roledescription=slide]").nth(position - 1);

test("a page without islands loads no React and nothing of the search", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  const requested: string[] = [];
  page.on("response", (response) => {
    requested.push(response.url());
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto("/faq", { waitUntil: "networkidle" });
  const sizes = (await Promise.all(scripts)).map(({ length }) => length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000);
  expect(requested.filter((url) => url.includes("search"))).toEqual([]);
});

test("until the visitor scrolls, the home page loads no React and only the first slide's picture", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requested.filter((url) => /\/assets\/react-/.test(url))).toEqual([]);
  const slides = requested.filter((url) => url.includes("/images/hero-"));
  expect(slides).toHaveLength(1);
  expect(slides[0]).toContain(await firstPicture(page));
});

test("a page loads no React until the visitor comes to its form", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(requested.filter((url) => /\/assets\/react-/.test(url))).toEqual([]);
});

test("a form that has the focus before the scripts arrive is hydrated", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await page.locator('main form [name="name"]').focus();
  release();
  await expect(page.locator("main [data-island$=-form]")).toHaveAttribute("data-hydrated");
});

test("the slides advance automatically", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  await expect(slide(page, 1)).toBeVisible();
  await expect(slide(page, 2)).toBeVisible();
  await expect(slide(page, 1)).toBeHidden();
});

test("the slides wait for a picture that has not been loaded", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = await firstPicture(page);
  await page.route(/\/images\/.*\.(avif|jpg)$/, async (route) => {
    if (!route.request().url().includes(first)) await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator(".hero[data-running]")).toHaveCount(1);
  await page
    .locator(".hero-tab")
    .first()
    .evaluate((tab) => {
      for (const bar of tab.getAnimations({ subtree: true })) bar.finish();
    });
  await expect(slide(page, 1)).toBeVisible();
  await expect(page.locator('input[name="slide"]').first()).toBeChecked();
  release();
  await expect(page.locator('input[name="slide"]').nth(1)).toBeChecked();
});

test("a refused copy of the link is reported", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
  });
  await page.goto("/blog/test-the-restore");
  await hydrateIslands(page);
  const island = page.locator("[data-island=copy-link]").first();
  await island.getByRole("button").click();
  await expect(island.getByRole("status")).not.toBeEmpty();
  expect(errors).toEqual([]);
});

for (const scripts of ["on", "off"]) {
  test.describe(`JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("clicks on an arrow in quick succession all count", async ({ page }) => {
      await page.goto("/");
      const { x, y, width, height } = (await page
        .locator(".hero-steps label")
        .filter({ visible: true })
        .last()
        .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const slides = page.locator('input[name="slide"]');
      for (const position of [1, 2, 0, 1]) {
        await page.mouse.click(x + width / 2, y + height / 2);
        await expect(slides.nth(position)).toBeChecked();
      }
    });

    const tag = scripts === "on" ? [] : "@long";
    test("the carousel arrows scroll forwards and back", { tag }, async ({ page }) => {
      await page.goto("/");
      // A carousel whose items all fit has no arrows.
      const arrow = page.getByRole("link", { name: /^Next in / });
      const carousels = page.locator("[aria-roledescription=carousel]:has(ul)").filter({ has: arrow });
      expect(await carousels.count()).toBeGreaterThan(0);
      for (const carousel of await carousels.all()) {
        const scrolled = () => carousel.locator("ul").evaluate((row) => row.scrollLeft);
        await carousel.getByRole("link", { name: /^Next in / }).click();
        await expect.poll(scrolled).toBeGreaterThan(0);
        // A click on Next before hydration scrolls to the end of the row. After hydration, Previous goes back one step
        // per click, so several clicks may be needed.
        await expect(async () => {
          if ((await scrolled()) === 0) return;
          await carousel.getByRole("link", { name: /^Previous in / }).click({ timeout: 2000 });
          expect(await scrolled()).toBe(0);
        }).toPass();
      }
    });
  });
}

test("a carousel's arrows say whether it has more items before and after", async ({ page }) => {
  await page.goto("/");
  await hydrateIslands(page);
  const carousel = page.locator("[aria-roledescription=carousel]:has(ul)").first();
  const previous = carousel.getByRole("link", { name: /^Previous in / });
  const next = carousel.getByRole("link", { name: /^Next in / });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await carousel
    .locator("ul")
    .evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
  await expect(previous).toHaveAttribute("aria-disabled", "false");
  await expect(next).toHaveAttribute("aria-disabled", "true");
});

test("islands are hydrated on a page whose #fragment is malformed", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/#50%");
  await expect(page.locator(".hero[data-running]")).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a feature that fails to start is reported and doesn't stop the others", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    performance.getEntriesByType = () => {
      throw new Error("no entries");
    };
  });
  await page.goto("/");
  await expect(page.locator(".hero[data-running]")).toHaveCount(1);
  expect(errors).toEqual(["no entries"]);
});
