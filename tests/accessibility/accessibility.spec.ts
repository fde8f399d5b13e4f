import { expect, type Page, test } from "@playwright/test";
import { contrast } from "../../app/styles/contrast.ts";
import { hydrateIslands } from "../support/islands.ts";
import { pageKinds } from "../support/page-kinds.ts";

/** Accessibility checks that axe doesn't make, or makes too leniently. */

/** The page as screen readers see it. */
async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (await session.send("Accessibility.getFullAXTree")).nodes;
}

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
});

test("an untouched form exposes no invalid fields to screen readers", async ({ page }) => {
  await page.goto("/career/software-developer");
  const nodes = await accessibilityTree(page);
  const wrong = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === "invalid" && value.value !== "false"),
  );
  expect(wrong.map(({ name }) => name?.value)).toEqual([]);
});

test("no list item is empty for screen readers", async ({ page }) => {
  for (const path of ["/", "/about", "/contact"]) {
    await page.goto(path);
    const nodes = await accessibilityTree(page);
    const spoken = nodes.filter(({ ignored, role }) => !ignored && role?.value === "listitem");
    const silent = spoken.filter(({ childIds }) => !childIds?.length);
    expect(silent, path).toEqual([]);
  }
});

test("the home page has one h1 for screen readers, whichever slide is shown", async ({ page }) => {
  await page.goto("/");
  for (const tab of await page.locator(".hero-tab").all()) {
    await tab.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("group", { name: / of 3$/ }).getByRole("heading")).toHaveCount(1);
  }
});

test("with increased contrast, secondary text has the colour of the headings", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/contact");
  const ink = await page
    .locator("main h2")
    .first()
    .evaluate((heading) => getComputedStyle(heading).color);
  await expect(page.locator("main form p").first()).toHaveCSS("color", ink);
});

test("with reduced motion, a focused flip card shows its back without turning", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const card = page.locator(".flip-card").first();
  const link = card.getByRole("link");
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(card.locator(".flip-back")).toHaveCSS("opacity", "1");
  for (const part of [".flip-turn", ".flip-back"])
    await expect(card.locator(part)).toHaveCSS("transform", "none");
});

test("with forced colours, buttons have a border and a focused element has an outline", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const block = page.getByRole("button", { name: "Send message" }).locator("span").first();
  await expect(block).toHaveCSS("border-top-width", "1px");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
});

test("with forced colours on a dark background, the partners' dark logos are on a light one", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const path of ["/", "/our-partners"]) {
    await page.goto(path);
    const logos = page.locator('main img[src*="logo"]');
    expect(await logos.count(), path).toBeGreaterThan(5);
    for (const logo of await logos.all())
      await expect(logo).toHaveCSS("background-color", /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
  }
});

test("with forced colours, the chosen filter and the chosen tab are highlighted, with all that is in them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const [path, chosen] of [
    ["/case-studies", "#list nav [aria-current=page]"],
    ["/our-portfolio", ".portfolio label:has(:checked)"],
    ["/services/cloud", ".tab-link[aria-current]"],
    ["/", ".tab-link[aria-selected=true]"],
  ] as const) {
    await page.goto(path);
    if (path === "/") await hydrateIslands(page);
    const colours = await page.locator(`main ${chosen}`).evaluate((element) => {
      const sample = document.createElement("p");
      sample.style.cssText = "color: HighlightText; background: Highlight; forced-color-adjust: none";
      element.append(sample);
      const { backgroundColor } = getComputedStyle(element);
      const parts = [element, ...element.querySelectorAll("span, svg, p")];
      return {
        background: [backgroundColor, getComputedStyle(sample).backgroundColor],
        texts: parts.map((part) => getComputedStyle(part).color),
      };
    });
    expect(new Set(colours.background).size, `${path}: ${colours.background}`).toBe(1);
    expect(new Set(colours.texts).size, `${path}: ${colours.texts}`).toBe(1);
  }
});

test("the stars of quotes have the contrast of text, because they are characters", async ({
  page,
  request,
}) => {
  let seen = 0;
  for (const path of pageKinds) {
    if (!(await (await request.get(path)).text()).includes("out of 5 stars")) continue;
    await page.goto(path);
    const stars = await page
      .getByRole("img", { name: "out of 5 stars", includeHidden: true })
      .evaluateAll((all) =>
        all.map((each) => {
          const isOpaque = (box: Element) => getComputedStyle(box).backgroundColor.startsWith("rgb(");
          let box: Element | null = each;
          while (box && !isOpaque(box)) box = box.parentElement;
          return [each, box ?? document.documentElement].map((part, index) => {
            const { color, backgroundColor } = getComputedStyle(part);
            const channels = (index === 0 ? color : backgroundColor).match(/\d+/g) ?? [];
            return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
          });
        }),
      );
    for (const [star = "", ground = ""] of stars)
      expect(contrast(star, ground), `${path}: ${star} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    seen += stars.length;
  }
  expect(seen).toBeGreaterThan(10);
});

test("the arrows of each carousel have names of their own", async ({ page }) => {
  await page.goto("/");
  const names = await page
    .locator("[aria-roledescription=carousel] [data-island=carousel-arrows] a")
    .evaluateAll((arrows) => arrows.map(({ ariaLabel }) => ariaLabel));
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size, names.join(", ")).toBe(names.length);
});

test("with reduced motion, nothing moves on its own", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const counted = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { target } of records) seen.push(target.textContent ?? "");
    });
    for (const counter of document.querySelectorAll("[data-island=count-up]"))
      watch.observe(counter, { childList: true, characterData: true, subtree: true });
    return seen;
  });
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
  expect(await counted.jsonValue()).toEqual([]);
  const progressBar = await page
    .locator(".hero-tab:has(:checked)")
    .evaluate((tab) => getComputedStyle(tab, "::after").animationName);
  expect(progressBar).toBe("none");
});

test("in print, headings are black and the answers of closed questions are visible", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/services/custom-software-development");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.locator("main form")).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
  const answer = page.locator("main details[name]:not([open])").first().locator("p, dd").first();
  await expect(answer).toBeVisible();
  for (const heading of await page.locator("main :is(h1, h2, h3), [data-inverse] h2").all()) {
    await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
  }
});

test("in print, the hydrated home page shows every tab panel, and the text of its testimonials is black", async ({
  page,
}) => {
  await page.goto("/");
  await hydrateIslands(page);
  await expect(page.locator(".tab-panel[hidden]")).toHaveCount(6);
  await page.emulateMedia({ media: "print" });
  for (const panel of await page.locator(".tab-panel").all()) await expect(panel).toBeVisible();
  for (const words of await page.locator("main figure :is(blockquote, figcaption span)").all())
    await expect(words).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body > footer .text-title"), "the call to action in the footer").toBeHidden();
});
