import { expect, type Page, test } from "@playwright/test";
import { answerPages, pageKinds } from "./page-kinds.ts";
import { hydrated, nudgePointer } from "./sign-of-life.ts";

/** What axe cannot see, or sees too kindly. */

const paths = [...pageKinds, ...answerPages];
const TOUCH = 44;

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
});

async function wake(page: Page) {
  await nudgePointer(page, 5, 300);
  await hydrated(page);
}

/** Controls whose target is smaller than a finger. Links in running text are excused, as in WCAG 2.5.8. */
function smallTargets(touch: number) {
  const controls =
    "a[href], button, summary, select, textarea, input:not([type=hidden], [tabindex='-1']), [role=tab]";
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) => !(control.matches("p a, li a, dd a") && getComputedStyle(control).display === "inline"),
    )
    .flatMap((control) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const cover = control.classList.contains("cover-link") ? control.offsetParent : null;
      const boxes = [control, cover, ...labels].flatMap((each) => each?.getBoundingClientRect() ?? []);
      const fits = boxes.some(({ width, height }) => width >= touch - 0.5 && height >= touch - 0.5);
      const own = boxes[0];
      const name = control.ariaLabel ?? control.textContent?.trim() ?? control.outerHTML;
      return fits || !own?.width ? [] : [`${name}: ${Math.round(own.width)} by ${Math.round(own.height)}`];
    });
}

for (const path of paths) {
  test(`${path} has a sound outline, its landmarks, and targets of ${TOUCH} px, and fits 320 px`, async ({
    page,
  }) => {
    await page.goto(path);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) =>
        headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
      );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level, `heading ${index + 1} of ${levels.join(" ")}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 0) + 1,
      );
    });
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    const names = await page
      .getByRole("navigation")
      .evaluateAll((regions) => regions.map((region) => region.ariaLabel ?? "unnamed"));
    expect(new Set(names).size, names.join(", ")).toBe(names.length);
    expect(names).not.toContain("unnamed");
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(smallTargets, TOUCH), `at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test("a form that nobody has touched is not called wrong", async ({ page }) => {
  await page.goto("/career/software-developer");
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const wrong = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === "invalid" && value.value !== "false"),
  );
  expect(wrong.map(({ name }) => name?.value)).toEqual([]);
});

test("a screen reader meets no list item without a word", async ({ page }) => {
  for (const path of ["/", "/about", "/contact"]) {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const spoken = nodes.filter(({ ignored, role }) => !ignored && role?.value === "listitem");
    const silent = spoken.filter(({ childIds }) => !childIds?.length);
    expect(silent, path).toEqual([]);
  }
});

test("a tab with an address of its own keeps the focus when it is opened", async ({ page }) => {
  await page.goto("/services/cloud");
  await wake(page);
  const tab = page.getByRole("tab", { name: /Software Testing/ });
  await tab.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/software-testing/);
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(tab).toBeFocused();
});

test("with forced colours buttons keep an edge and the focus its line", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const block = page.getByRole("button", { name: "Send message" }).locator("span").first();
  await expect(block).toHaveCSS("border-top-style", "solid");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
});

test("with reduced motion nothing moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await wake(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime))
      .filter((milliseconds) => milliseconds > 200),
  );
  expect(moving).toEqual([]);
});

test("on paper a page is its words in black, with every answer open", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/services/custom-software-development");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.locator("main form")).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
  const answer = page.locator("main details:not([open])").first().locator("p").first();
  await expect(answer).toBeVisible();
  for (const heading of await page.locator("[data-inverse] h2").all()) {
    await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
  }
});
