import { expect } from "@playwright/test";
import { newestWord, type RealSite, serveRealWords } from "../support/real-words.ts";
import { test as engineTest } from "./engine-test.ts";
import type { Visitor } from "./visitor.ts";

// Here the word check shows random words. In Chromium, tests/forms-typing.spec.ts and tests/header.spec.ts check the
// same.

const test = engineTest.extend<object, { site: RealSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  site: [async ({}, use) => serveRealWords(use), { scope: "worker" }],
  siteUrl: [({ site }, use) => use(site.url), { scope: "worker" }],
});

const field = (name: string) => `main form [name="${name}"]`;
const send = "main form button[type=submit]:not([name], [tabindex])";
const summary = "main form [role=alert]";

let sent = 0;
const contactTexts = () => ({
  name: "Anna Lindqvist",
  email: `anna.${process.pid}.${Date.now()}.${sent++}@example.com`,
  subject: "An old ledger",
  message: "It closes at night.",
});

async function typeAll(visitor: Visitor, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await visitor.type(field(name), text);
    await expectTyped(visitor, name, text);
  }
}

/** Expects the complete text in the field, and the focus still there. */
async function expectTyped(visitor: Visitor, name: string, text: string) {
  const typed = (css: string) => {
    const control = document.querySelector<HTMLInputElement>(css);
    return [control?.value, control === document.activeElement];
  };
  await visitor.expect([text, true], typed, field(name));
}

const expectMistakes = (visitor: Visitor, count: number) => visitor.expectCount(`${summary} a`, count);

const expectSent = (visitor: Visitor) => visitor.expectAddress(/^\/thank-you\/contact\/AG-/);

const hydrated = (visitor: Visitor) =>
  visitor.expect(true, () => document.querySelector<HTMLFormElement>("main form")?.noValidate);

/** The URL of the word picture in the form, and the URLs of those that the page has loaded. */
const pictures = (visitor: Visitor) =>
  visitor.read(() => [
    document.querySelector('main form img[src^="/word-check/"]')?.getAttribute("src"),
    ...performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname + new URL(name).search)
      .filter((path) => /^\/word-check\/.*\.png/.test(path)),
  ]);

test.describe("on a slow network", () => {
  test.use({ slow: true });

  test("after an empty form is refused, newly typed text is not lost", async ({ visitor }) => {
    await visitor.open("/contact");
    await visitor.click(field("name"));
    await hydrated(visitor);
    await visitor.click(send);
    await expectMistakes(visitor, 5);
    await typeAll(visitor, { name: "Anna" });
  });

  test("leaving an empty field reports no error, and no text typed in the next field is lost", async ({
    visitor,
  }) => {
    await visitor.open("/contact");
    const title = await visitor.read(() => document.title);
    await visitor.click(field("name"));
    await hydrated(visitor);
    await typeAll(visitor, { email: "anna@exam" });
    expect(await visitor.read(() => document.title)).toBe(title);
    await visitor.expectCount(summary, 0);
    await visitor.expectCount('main form [aria-invalid="true"]', 0);
  });

  test("while an invalid field has the focus, one click on Send shows all mistakes", async ({ visitor }) => {
    await visitor.open("/contact");
    await visitor.click(field("name"));
    await hydrated(visitor);
    await typeAll(visitor, { email: "anna" });
    await visitor.click(send);
    await expectMistakes(visitor, 5);
  });

  test("after a wrong word the picture stays the same, and the right word is accepted", async ({
    visitor,
    site,
  }) => {
    await visitor.open("/contact");
    await typeAll(visitor, { ...contactTexts(), type_the_word: "zzzzz" });
    await hydrated(visitor);
    const before = await pictures(visitor);
    await visitor.click(send);
    await expectMistakes(visitor, 1);
    expect(await pictures(visitor)).toEqual(before);
    await visitor.clear(field("type_the_word"));
    await typeAll(visitor, { type_the_word: newestWord(await visitor.cookies(), site, "contact") });
    await visitor.click(send);
    await expectSent(visitor);
  });

  test("after a mistake in another field, the word picture and the typed word stay the same", async ({
    visitor,
    site,
  }) => {
    await visitor.open("/contact");
    await typeAll(visitor, { ...contactTexts(), name: " " });
    await hydrated(visitor);
    const word = newestWord(await visitor.cookies(), site, "contact");
    await typeAll(visitor, { type_the_word: word });
    const before = await pictures(visitor);
    await visitor.click(send);
    await expectMistakes(visitor, 1);
    await visitor.clear(field("name"));
    await typeAll(visitor, { name: "Anna" });
    expect(await pictures(visitor)).toEqual(before);
    await visitor.expect(
      word,
      () => document.querySelector<HTMLInputElement>("#contact-type_the_word")?.value,
    );
    await visitor.click(send);
    await expectSent(visitor);
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
