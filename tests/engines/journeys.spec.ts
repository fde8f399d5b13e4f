import { expect } from "@playwright/test";
import { test } from "./engine-test.ts";
import type { Visitor } from "./visitor.ts";

// In Chromium, tests/forms-typing.spec.ts and tests/header.spec.ts check the same and more.

const field = (name: string) => `main form [name="${name}"]`;
const send = "main form button[type=submit]:not([name], [tabindex])";

const hydrated = (visitor: Visitor) =>
  visitor.expect(true, () => document.querySelector<HTMLFormElement>("main form")?.noValidate);

test.describe("on a slow network", () => {
  test.use({ slow: true });

  test("after an empty form is refused, newly typed text is not lost", async ({ visitor }) => {
    await visitor.open("/contact");
    await visitor.click(field("name"));
    await hydrated(visitor);
    await visitor.click(send);
    await visitor.expectCount("main form [role=alert] a", 5);
    await visitor.type(field("name"), "Anna");
    const typed = (css: string) => {
      const control = document.querySelector<HTMLInputElement>(css);
      return [control?.value, control === document.activeElement];
    };
    await visitor.expect(["Anna", true], typed, field("name"));
  });

  test("a menu entry can be reached with a moving pointer", async ({ visitor }) => {
    const pixelsPerSecond = 800;
    await visitor.open("/about");
    const label = await visitor.placeOf('header nav a[href="/services"]');
    await visitor.glide({ x: label.x, y: 600 }, label, pixelsPerSecond);
    const entry = '#menu-services a[href="/service/cross-platform-app-development"]';
    await visitor.expectVisible(entry);
    await visitor.glide(label, await visitor.placeOf(entry), pixelsPerSecond);
    await visitor.pressHere();
    await visitor.expectAddress(/^\/service\/cross-platform-app-development$/);
  });
});

test("tabbing from the first field to Send stops only at the form's own controls", async ({ visitor }) => {
  await visitor.open("/contact");
  await visitor.click(field("name"));
  await hydrated(visitor);
  const stops: string[] = [];
  const stop = (css: string) => {
    const active = document.activeElement;
    return [
      active?.matches(css),
      active?.closest("main form") !== null && active?.closest("[aria-hidden=true]") === null,
      active?.outerHTML.slice(0, 60),
    ] as const;
  };
  for (;;) {
    await visitor.press("Tab");
    const [isSend, isOwnControl, markup = ""] = await visitor.read(stop, send);
    stops.push(markup);
    if (isSend) break;
    expect(isOwnControl, stops.join("\n")).toBe(true);
    expect(stops.length, stops.join("\n")).toBeLessThan(16);
  }
});
