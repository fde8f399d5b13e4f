import { expect, test } from "@playwright/test";
import { pageKinds } from "./page-kinds.ts";

/** Runs in the page: the elements that look different, themselves or before and after them, with a stylesheet more. */
async function changedBy(href: string) {
  const properties = [
    ...["display", "visibility", "opacity", "color", "background-color", "background-image", "mask-image"],
    ...[
      "border-top-width",
      "border-top-color",
      "border-top-left-radius",
      "box-shadow",
      "clip-path",
      "transform",
    ],
    ...["font-family", "font-size", "font-weight", "line-height", "letter-spacing", "text-decoration-line"],
    ...[
      "width",
      "height",
      "margin-top",
      "margin-left",
      "padding-top",
      "padding-left",
      "top",
      "left",
      "z-index",
    ],
  ];
  const look = (element: Element) =>
    [undefined, "::before", "::after"]
      .map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") return "";
        return properties.map((name) => style.getPropertyValue(name)).join(";");
      })
      .join();
  // What is on its way is compared where it arrives.
  const settle = () => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  };
  const elements = [...document.querySelectorAll("body *")];
  settle();
  const before = elements.map(look);
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
  settle();
  return elements
    .filter((element, at) => look(element) !== before[at])
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

for (const width of [390, 1280]) {
  for (const path of pageKinds) {
    test(`${path} at ${width} px carries all the styles it needs`, async ({ page, request }) => {
      // Pages made for one visitor link the whole stylesheet.
      const personal = await (await request.get("/search?q=cloud")).text();
      const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(personal)?.[1] ?? "";
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path, { waitUntil: "load" });
      await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes("Hanken")));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(changedBy, stylesheet)).toEqual([]);
    });
  }
}
