import { expect, type Page, test } from "@playwright/test";
import { hydrateIslands } from "./support/islands.ts";

/** Delays React, as a slow network would, until the returned function is called. */
async function holdReact(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/react-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const slide = (page: Page, position: number) =>
  page.locator("[aria-roledescription=slide]").nth(position - 1);

test("a page without islands loads no React", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto("/faq", { waitUntil: "networkidle" });
  expect(await page.locator("[data-island]").count()).toBe(0);
  const sizes = (await Promise.all(scripts)).map(({ length }) => length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000);
});

test("the slides advance automatically", async ({ page }) => {
  await page.goto("/");
  await expect(slide(page, 1)).toBeVisible();
  await expect(slide(page, 2)).toBeVisible();
  await expect(slide(page, 1)).toBeHidden();
});

test("the slides can be paused and restarted", async ({ page }) => {
  await page.goto("/");
  const timers = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((each) => (each as CSSAnimation).animationName === "hero-progress")
          .length,
    );
  await page.getByRole("button", { name: "Pause slides" }).click();
  await expect.poll(timers).toBe(0);
  await page.getByRole("button", { name: "Start slides" }).click();
  await expect.poll(timers).toBe(1);
});

for (const scripts of ["on", "off"]) {
  test.describe(`JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("a click on the arrow to the right shows the next slide", async ({ page }) => {
      await page.goto("/");
      await page.locator(".hero-steps label").nth(1).click();
      await expect(slide(page, 2)).toBeVisible();
    });

    for (const path of ["/", "/our-mission", "/why-us"]) {
      const tag = scripts === "on" && path === "/" ? [] : "@long";
      test(`on ${path} the carousel arrows scroll forwards and back`, { tag }, async ({ page }) => {
        await page.goto(path);
        for (const carousel of await page.locator("[aria-roledescription=carousel]:has(ul)").all()) {
          const scrolled = () => carousel.locator("ul").evaluate((row) => row.scrollLeft);
          await carousel.getByRole("link", { name: "Next", exact: true }).click();
          await expect.poll(scrolled).toBeGreaterThan(0);
          // A click on Next before hydration scrolls to the end of the row. After hydration, Previous goes back one step
          // per click, so several clicks may be needed.
          await expect(async () => {
            if ((await scrolled()) === 0) return;
            await carousel.getByRole("link", { name: "Previous", exact: true }).click({ timeout: 2000 });
            expect(await scrolled()).toBe(0);
          }).toPass();
        }
      });
    }
  });
}

test("a slide and a tab chosen before hydration stay selected", async ({ page }) => {
  const releaseReact = await holdReact(page);
  await page.goto("/");
  await page.locator('label:has(input[name="slide"])').nth(2).click();
  await page.locator('a[href="#cloud"]').click();
  await expect(page.locator("#cloud")).toBeVisible();
  releaseReact();
  await hydrateIslands(page);
  await expect(slide(page, 3)).toBeVisible();
  await expect(page.locator("#cloud")).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("href", "#cloud");
});

for (const path of ["/contact", "/services/custom-software-development", "/career/software-developer"]) {
  test(`hydrating the form on ${path} and sending it empty logs no error in the console`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(path);
    await page.locator('main form [name="name"]').focus();
    await expect(page.locator("[data-island]:has(form)")).toHaveAttribute("data-hydrated");
    await page.locator("main form").getByRole("button", { name: /^Send/ }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    expect(errors).toEqual([]);
  });
}

test("a link opens its page, and Back returns to the previous one", async ({ page }) => {
  await page.goto("/services");
  await page.locator("main").getByRole("link", { name: "Cloud", exact: true }).first().click();
  await expect(page).toHaveURL(/\/services\/cloud$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
});
