import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrateIslands } from "../support/islands.ts";

type Visit = { page: Page; main: Locator; javaScriptEnabled: boolean };

/** Declares a test with JavaScript and one without. The latter belongs to the long suite. */
function withAndWithoutScripts(title: string, run: (visit: Visit) => Promise<void>) {
  for (const javaScriptEnabled of [true, false]) {
    const tag = javaScriptEnabled ? [] : "@long";
    test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, { tag }, () => {
      test.use({ javaScriptEnabled });
      test(title, ({ page }) => run({ page, main: page.locator("main"), javaScriptEnabled }));
    });
  }
}

for (const { path, tabs } of [
  { path: "/our-mission", tabs: ["mission", "vision", "approach"] },
  { path: "/", tabs: ["artificial-intelligence", "digital-engineering", "cloud"] },
]) {
  withAndWithoutScripts(`the tabs of ${path} show one panel at a time`, async ({ page, main }) => {
    await page.goto(path);
    for (const chosen of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
      await main.locator(`a[href="#${chosen}"]`).click();
      for (const each of tabs)
        await expect(page.locator(`#${each}`)).toBeVisible({ visible: each === chosen });
    }
  });
}

test("the pictures of a tab are loaded when the pointer comes to it", async ({ page }) => {
  await page.goto("/");
  const tab = page.getByRole("tab", { name: "Business Intelligence" });
  await page.locator("#business-intelligence").evaluate((panel) => panel.parentElement?.scrollIntoView());
  const picture = page.locator("#business-intelligence img").first();
  const isLoaded = () =>
    picture.evaluate(({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc !== "");
  await expect(tab).toBeVisible();
  expect(await isLoaded()).toBe(false);
  await tab.hover();
  await expect.poll(isLoaded).toBe(true);
});

withAndWithoutScripts("a chosen tab can be shared", async ({ page, main, javaScriptEnabled }) => {
  await page.goto("/our-mission");
  if (javaScriptEnabled) await hydrateIslands(page);
  await main.locator('a[href="#approach"]').click();
  await expect(page).toHaveURL(/#approach$/);
  const shared = page.url();
  await page.goto("/faq");
  await page.goto(shared);
  await expect(page.locator("#approach")).toBeInViewport();
  await expect(page.locator("#mission")).toBeHidden();
});

withAndWithoutScripts("the tabs of the services overview open their own pages", async ({ page, main }) => {
  await page.goto("/services");
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Digital Engineering", "Cloud"]) {
      await main.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(/\/services\/(?:digital-engineering|cloud)#tabs$/);
      const tab = main.getByRole("link", { name, exact: true });
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(tab).toBeInViewport({ ratio: 1 });
      await expect(main.locator("article h3")).toBeInViewport();
      const header = await page.locator(".header-bar").boundingBox();
      const first = await main.locator(".tab-link").first().boundingBox();
      expect(first?.y, name).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
  }
});

for (const path of ["/faq", "/services/custom-software-development"]) {
  withAndWithoutScripts(`the answers on ${path} open one at a time`, async ({ page, main }) => {
    await page.goto(path);
    const rows = main.locator("details[name]:not([name=weeks])");
    await rows.nth(3).locator("summary").click();
    await expect(rows.nth(3)).toHaveAttribute("open");
    await expect(main.locator("details[open]")).toHaveCount(1);
    await rows.nth(3).locator("summary").click();
    await expect(main.locator("details[open]")).toHaveCount(0);
  });
}

withAndWithoutScripts("a link to an answer opens it", async ({ page, main }) => {
  await page.goto("/faq");
  const id = await main.locator("details").last().locator("> [id]").getAttribute("id");
  await page.goto("/career");
  await page.goto(`/faq#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(main.locator("details[open]")).toHaveCount(1);
});

test("a link to an answer opens it even in browsers that leave this to the page", async ({ page }) => {
  await page.goto("/faq");
  const answer = page.locator("main details").last().locator("> [id]");
  // Chromium itself opens an answer after a navigation, but not after `replaceState`.
  await answer.evaluate(({ id }) => {
    history.replaceState(null, "", `#${id}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await expect(answer).toBeInViewport();
});

withAndWithoutScripts("the portfolio filter shows only the chosen category", async ({ page, main }) => {
  await page.goto("/our-portfolio");
  const cards = main.locator("li[data-category]");
  const all = await cards.count();
  await expect(cards.filter({ visible: true })).toHaveCount(all);
  for (const [label, category] of [
    ["Cloud Service", "cloud"],
    ["IT Services", "services"],
  ]) {
    await main.locator("fieldset label", { hasText: label }).click();
    const chosen = main.locator(`li[data-category="${category}"]`);
    await expect(chosen.first()).toBeVisible();
    await expect(cards.filter({ visible: true })).toHaveCount(await chosen.count());
  }
  await main.locator("fieldset label", { hasText: "View All" }).click();
  await expect(cards.filter({ visible: true })).toHaveCount(all);
});

test("the portfolio's tiles move to their new places, quick choices all count, and the number is announced", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  // Until the code has been loaded, the filter works without it.
  await page.goto("/our-portfolio", { waitUntil: "networkidle" });
  const radios = page.getByRole("radio");
  const status = page.locator(".portfolio").getByRole("status");
  const tiles = page.locator("li[data-category]");
  const all = await tiles.count();
  const moves = () =>
    tiles.evaluateAll((elements) => elements.flatMap((element) => element.getAnimations()).length);
  await page.evaluate(() => {
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(animate, element: Element, [keyframes, options]) {
        return animate.call(element, keyframes, { ...options, duration: 3_600_000 });
      },
    });
  });
  await expect(status).toBeEmpty();
  await radios.first().focus();
  for (const category of ["cloud", "cyber", "consultancy"]) {
    const chosen = page.locator(`li[data-category=${category}]`);
    const place = await chosen.first().boundingBox();
    await page.keyboard.press("ArrowRight");
    await expect(tiles.filter({ visible: true })).toHaveCount(await chosen.count());
    await expect(status).toHaveText(`Showing ${await chosen.count()} of ${all} projects`);
    expect(await moves()).toBe(await chosen.count());
    // Shown by View All before, and hidden by the other categories.
    if (category === "cloud") expect((await chosen.first().boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  }
  await expect(radios.nth(3)).toBeChecked();
  await expect(radios.nth(3)).toBeFocused();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("ArrowLeft");
  await expect(radios.nth(2)).toBeChecked();
  await expect(status).toHaveText(/^Showing \d/);
  expect(await moves()).toBe(0);
  expect(errors).toEqual([]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const moves = reducedMotion === "no-preference";
  test(`tab panels and dialogs ${moves ? "settle" : "don't move"} with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const moved = new Set<string>();
      addEventListener("transitionrun", ({ target, pseudoElement, propertyName }) => {
        moved.add(`${(target as Element).classList[0]}${pseudoElement} ${propertyName}`);
        document.documentElement.dataset.moved = [...moved].join();
      });
    });
    const moved = async () => (await page.locator("html").getAttribute("data-moved")) ?? "";
    const expectMoved = async (what: string) => {
      if (moves) await expect.poll(moved).toContain(what);
      else expect(await moved()).toBe("");
    };
    await page.goto("/our-mission");
    await hydrateIslands(page);
    expect(await moved()).not.toContain("tab-");
    await page.getByRole("tab").first().focus();
    for (const _ of [1, 2]) await page.keyboard.press("ArrowDown");
    await expect(page.locator("#approach")).toBeVisible();
    await expect(page.getByRole("tab").nth(2)).toBeFocused();
    await expectMoved("tab-panel opacity");
    await expectMoved("tab-link::before scale");
    await expect(page.locator("#approach")).toHaveCSS("opacity", "1");

    await page.goto("/our-portfolio", { waitUntil: "networkidle" });
    const openers = page.locator(".portfolio-open");
    await openers.first().focus();
    await page.keyboard.press("Enter");
    const lightbox = page.locator("dialog.lightbox").filter({ visible: true });
    await expect(lightbox).toHaveCSS("opacity", "1");
    await expectMoved("lightbox::backdrop opacity");
    await page.keyboard.press("ArrowRight");
    // The dialog that closes isn't shown behind the next one.
    expect(await lightbox.count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
    await expect(openers.nth(1)).toBeFocused();
    await expectMoved("lightbox display");
  });
}

withAndWithoutScripts(
  "links to the inquiry form scroll to it and move the focus into it",
  async ({ page, main }) => {
    await page.goto("/services/custom-software-development");
    for (const label of [
      "Talk to our exprts",
      "Get Free Quote",
      "Share Your Requirements",
      "SCHEDULE A MEETING",
    ]) {
      await main.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(/#inquiry-section$/);
      await expect(main.locator("#inquiry-section form")).toBeInViewport();
      await expect(main.locator("#inquiry-section:focus-within")).toHaveCount(1);
    }
  },
);

withAndWithoutScripts("a comment is validated but never sent", async ({ page, main }) => {
  await page.goto("/blog/test-the-restore");
  const address = page.url();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.isNavigationRequest()) sent.push(request.url());
  });
  const button = main.getByRole("button", { name: "Post Comment" });
  const notice = main.getByText("closed");
  await expect(main.locator("form > :first-child").and(notice)).toBeVisible();
  await button.click();
  await expect(main.locator('[name="name"]')).toBeFocused();
  await main.locator('[name="name"]').fill("Solveig Aas");
  await main.locator('[name="email"]').fill("solveig@example.com");
  await main.locator('[name="reply"]').fill("We had the same.");
  await button.click();
  await expect(notice).toHaveCount(1);
  expect(page.url()).toBe(address);
  expect(sent).toEqual([]);
});

withAndWithoutScripts("the map loads for a visitor who scrolls to it", async ({ page, main }) => {
  await page.route(/google\.com/, (route) =>
    route.fulfill({ contentType: "text/html", body: "map of the city" }),
  );
  await page.goto("/contact");
  await main.getByRole("heading", { name: "Visit us" }).scrollIntoViewIfNeeded();
  await expect(main.frameLocator("iframe").getByText("map of the city")).toBeInViewport();
});

test("with Global Privacy Control, the map loads only when its button is pressed", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.route(/google\.com/, (route) =>
    route.fulfill({ contentType: "text/html", body: "map of the city" }),
  );
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  await page.goto("/contact");
  await page.getByRole("heading", { name: "Visit us" }).scrollIntoViewIfNeeded();
  const button = page.getByRole("button", { name: "Show the map" });
  await expect(button).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  await button.press("Enter");
  await expect(page.locator("main").frameLocator("iframe").getByText("map of the city")).toBeInViewport();
  await expect(page.locator("main iframe")).toBeFocused();
  await expect(button).toHaveCount(0);
});

test("the map's host learns nothing of a visitor who doesn't scroll to the map", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("lines below the window are drawn once when they come into view, and are there in print and with reduced motion", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/our-story");
  const line = page.locator("main .draws").filter({ visible: true }).last();
  const clip = () => line.evaluate((element) => getComputedStyle(element).clipPath);
  await expect(line).toHaveAttribute("data-waits");
  expect(await clip()).not.toBe("none");
  await page.emulateMedia({ media: "print" });
  expect(await clip()).toBe("none");
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  expect(await clip()).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await line.scrollIntoViewIfNeeded();
  await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(line).toHaveAttribute("data-drawn");
  await expect.poll(clip).toBe("none");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(line).not.toHaveAttribute("data-waits");
});
