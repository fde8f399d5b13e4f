import { test, withAndWithoutScripts } from "./engine-test.ts";

const phone = [390, 844] as const;

withAndWithoutScripts("a click opens a header menu, and an entry leads to its page", async (visitor) => {
  await visitor.open("/about");
  await visitor.expectHidden("#menu-services a");
  await visitor.click({ css: "header summary", text: "Services" });
  await visitor.click('#menu-services a[href="/service/mobile-app-development"]');
  await visitor.expectAddress(/^\/service\/mobile-app-development$/);
  await visitor.expectHidden("#menu-services a");
});

test("a header menu opens on hover, stays open under the pointer and closes when the pointer leaves", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.pointAt("header .header-logo");
  await visitor.pointAt('header nav a[href="/industries"]');
  await visitor.expectVisible('#menu-industries a[href="/industry/oil-and-gas"]');
  const first = await visitor.placeOf("#menu-industries li:first-child a");
  const last = await visitor.placeOf("#menu-industries li:last-child a");
  // This takes longer than the delay after which the menu closes.
  await visitor.glide(first, last, 300);
  await visitor.expectVisible('#menu-industries a[href="/industry/oil-and-gas"]');
  await visitor.pointAt("header .header-logo");
  await visitor.expectHidden("#menu-industries a");
});

test("an open header menu dims the page", async ({ visitor }) => {
  const cover = () => {
    const { content, position, opacity } = getComputedStyle(
      document.querySelector("main") as HTMLElement,
      "::before",
    );
    return content === "none" ? "none" : [position, opacity];
  };
  await visitor.open("/about");
  await visitor.expect("none", cover);
  await visitor.click({ css: "header summary", text: "Services" });
  await visitor.expect(["fixed", "1"], cover);
  await visitor.press("Escape");
  await visitor.expect("none", cover);
});

withAndWithoutScripts("on a phone the drawer opens, and an entry leads to its page", async (visitor) => {
  await visitor.resize(...phone);
  await visitor.open("/about");
  await visitor.click('header [aria-label="Open menu"]');
  await visitor.click({ css: "#site-menu summary", text: "Industries" });
  await visitor.click('#site-menu a[href="/industry/oil-and-gas"]');
  await visitor.expectAddress(/^\/industry\/oil-and-gas$/);
  await visitor.expectHidden("#site-menu summary");
});
