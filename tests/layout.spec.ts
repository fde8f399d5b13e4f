import { expect, type Page, test } from "@playwright/test";
import { indexedPaths } from "../app/page-paths.ts";

/** What reaches out of the window sideways, and text that something around it cuts off. */
function misfits() {
  const root = document.documentElement;
  const found = new Set<string>();
  const name = (element: Element) => {
    const words = element.textContent?.trim().slice(0, 40) ?? "";
    return `<${element.localName} class="${element.getAttribute("class")?.slice(0, 60) ?? ""}"> ${words}`;
  };
  if (root.scrollWidth > root.clientWidth)
    found.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2) continue;
    let scrolls = false;
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      // Words for screen readers alone live in a box of one pixel.
      if (frame.width <= 1 || frame.height <= 1) break;
      scrolls ||= overflowX === "auto" || overflowX === "scroll";
      const cutAcross = overflowX === "hidden" || overflowX === "clip";
      if (cutAcross && !scrolls && (box.left < frame.left - 1 || box.right > frame.right + 1))
        found.add(`cut at the side: ${name(element)}`);
      // Letters are drawn within their line box and a little beyond; a fifth of their size is air.
      const air = Number.parseFloat(getComputedStyle(element).fontSize) / 5;
      const cutDown = overflowY === "hidden" || overflowY === "clip";
      if (cutDown && (box.top < frame.top - air || box.bottom > frame.bottom + air))
        found.add(`cut above or below: ${name(element)}`);
      if (position === "fixed") break;
      if (around === element.closest("main, header, footer") && !scrolls && box.right > root.clientWidth + 1)
        found.add(`outside the window: ${name(element)}`);
    }
  }
  return [...found];
}

async function misfitsOn(page: Page, path: string, as: string) {
  await page.evaluate(() => document.fonts.ready);
  return (await page.evaluate(misfits)).map((misfit) => `${path} ${as}: ${misfit}`);
}

/** What WCAG 1.4.12 lets a reader set without losing anything. */
const wideSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** As a reader's own style sheet, which the page's security policy has no say in. */
function addStyles(text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

const parts = 8;
for (let part = 0; part < parts; part++) {
  test(`every page fits a phone of 360 px, text of twice the size and wide spacing (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
    const found: string[] = [];
    for (const path of indexedPaths().filter((_, place) => place % parts === part)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      found.push(...(await misfitsOn(page, path, "at 200 %")));
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      await page.setViewportSize({ width: 360, height: 780 });
      found.push(...(await misfitsOn(page, path, "at 360 px")));
      await page.evaluate(addStyles, wideSpacing);
      found.push(...(await misfitsOn(page, path, "with wide spacing")));
    }
    expect(found).toEqual([]);
  });
}

test("the header stands in one row from the width at which the menu shows", async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    await page.evaluate(() => document.fonts.ready);
    const entries = page.locator('header nav[aria-label="Main"] > ul > li');
    await expect(entries.first()).toBeVisible();
    const rows = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    const logo = await page.locator(".header-logo").boundingBox();
    expect(new Set(rows).size, `at ${width} px`).toBe(1);
    expect(logo && logo.y + logo.height, `at ${width} px`).toBeGreaterThan(rows[0] ?? 0);
  }
});
