import { expect, type Locator, type Page } from "@playwright/test";
import { test, wordShown } from "../support/real-words.ts";
import { field, newAddress } from "../support/sent-forms.ts";

const sendButton = (page: Page) => page.getByRole("button", { name: /^Send / });
const summary = (page: Page) => page.locator("main form").getByRole("alert");

/** Types key by key, like a person. */
async function type(page: Page, name: string, text: string) {
  await field(page, name).click();
  await page.keyboard.type(text, { delay: 30 });
}

/** Clicks where the control was when the pointer started to move, as a person would. */
async function press(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not visible`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

async function open(page: Page, path: string) {
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
  await page.goto(path);
}

/** Opens the page, clicks into the field `first` and waits until the form is hydrated. */
async function openHydrated(page: Page, path: string, first: string) {
  await open(page, path);
  await field(page, first).click();
  await hydrated(page);
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLFormElement>("main form")?.noValidate);

function wordPictures(page: Page) {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/word-check\/.*\.png/.test(request.url())) pictures.push(request.url());
  });
  return pictures;
}

const contactTexts = () => ({
  name: "Anna Lindqvist",
  email: newAddress(),
  subject: "An old ledger",
  message: "It closes at night.",
});

async function typeAll(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await type(page, name, text);
    await expect(field(page, name)).toHaveValue(text);
    await expect(field(page, name)).toBeFocused();
  }
}

test("errors are reported only after Send, text typed after that is not lost, and the word stays", async ({
  page,
}) => {
  await openHydrated(page, "/contact", "name");
  const pictures = wordPictures(page);
  await typeAll(page, { email: "anna@exam" });
  await expect(summary(page)).toHaveCount(0);
  await expect(page.locator('main form [aria-invalid="true"]')).toHaveCount(0);
  // One click is enough, though the field that has the focus is invalid.
  await press(page, sendButton(page));
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveCount(5);
  await expect(page).toHaveTitle(/^Error: /);
  await typeAll(page, { name: "Anna" });
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "false");
  expect(pictures).toEqual([]);
});

for (const slow of [false, true]) {
  test.describe(slow ? "on a slow phone" : "on a fast machine", { tag: slow ? "@long" : [] }, () => {
    test.beforeEach(async ({ page }) => {
      if (!slow) return;
      const session = await page.context().newCDPSession(page);
      const conditions = {
        offline: false,
        latency: 400,
        downloadThroughput: 200_000,
        uploadThroughput: 100_000,
      };
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", conditions);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    });

    test("a contact message typed while the form is being hydrated can be sent", async ({ page, site }) => {
      const pictures = wordPictures(page);
      await page.goto("/contact", { waitUntil: "commit" });
      await typeAll(page, contactTexts());
      await typeAll(page, { type_the_word: await wordShown(page, site, "contact") });
      await press(page, sendButton(page));
      await expect(page).toHaveURL(/\/thank-you\/contact\/[A-Z]{2}-/);
      expect(pictures).toHaveLength(1);
    });
  });
}

test("a used word is replaced, its field is cleared, and the error asks for the new word", {
  tag: "@long",
}, async ({ page, site }) => {
  await openHydrated(page, "/contact", "name");
  await typeAll(page, contactTexts());
  const word = await wordShown(page, site, "contact");
  await typeAll(page, { type_the_word: word });
  await press(page, sendButton(page));
  await expect(page).toHaveURL(/\/thank-you\/contact\/[A-Z]{2}-/);
  await page.goBack();
  await field(page, "name").click();
  await hydrated(page);
  for (const name of ["name", "email", "subject", "message", "type_the_word"])
    await field(page, name).fill("");
  await typeAll(page, { ...contactTexts(), subject: "Another matter", type_the_word: word });
  await press(page, sendButton(page));
  await expect(summary(page).getByRole("link")).toHaveText(/new word/);
  await expect(field(page, "type_the_word")).toHaveValue("");
  await expect(page.locator("#contact-type_the_word-error")).toHaveText(/new word/);
  await expect(async () => expect(await wordShown(page, site, "contact")).not.toBe(word)).toPass();
  await typeAll(page, { type_the_word: await wordShown(page, site, "contact") });
  await press(page, sendButton(page));
  await expect(page).toHaveURL(/\/thank-you\/contact\/[A-Z]{2}-/);
});

test("the New word button loads another picture and clears the field", async ({ page, site }) => {
  const pictures = wordPictures(page);
  await openHydrated(page, "/contact", "name");
  await typeAll(page, { name: "Anna", type_the_word: "zz" });
  const before = await wordShown(page, site, "contact");
  const answered = page.waitForResponse(/contact\.png\?new=1/);
  await press(page, page.getByRole("button", { name: "New word" }));
  expect((await answered).status()).toBe(200);
  await expect(async () => expect(await wordShown(page, site, "contact")).not.toBe(before)).toPass();
  await expect(field(page, "type_the_word")).toHaveValue("");
  await expect(field(page, "name")).toHaveValue("Anna");
  expect(pictures).toHaveLength(2);
  await typeAll(page, { type_the_word: await wordShown(page, site, "contact") });
});

test("tabbing from the first field to Send stops only at visible controls of the form", async ({ page }) => {
  await openHydrated(page, "/contact", "name");
  while (!(await sendButton(page).evaluate((send) => send === document.activeElement))) {
    await page.keyboard.press("Tab");
    await expect(page.locator("main form :focus")).toHaveCount(1);
    await expect(page.locator("main form [aria-hidden=true] :focus")).toHaveCount(0);
  }
});

test("a late response about a wrong word does not steal the focus of a typing visitor or change the picture", {
  tag: "@long",
}, async ({ page }) => {
  const pictures = wordPictures(page);
  await openHydrated(page, "/contact", "name");
  await typeAll(page, { ...contactTexts(), type_the_word: "zzzzz" });
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/messages/contact", async (route) => {
    await held;
    await route.continue();
  });
  await press(page, sendButton(page));
  await field(page, "message").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And", { delay: 30 });
  answer();
  await expect(summary(page)).toBeVisible();
  expect(pictures).toHaveLength(1);
  await page.keyboard.type(" more", { delay: 30 });
  await expect(field(page, "message")).toHaveValue("It closes at night. And more");
  await expect(field(page, "message")).toBeFocused();
});

test("in a form that is shown again with errors, text typed before hydration is kept", {
  tag: "@long",
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await typeAll(page, { ...contactTexts(), type_the_word: "zzzzz" });
  await press(page, sendButton(page));
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await field(page, "message").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Mostly.", { delay: 30 });
  release();
  await hydrated(page);
  await page.keyboard.type(" Really.", { delay: 30 });
  await expect(field(page, "message")).toHaveValue("It closes at night. Mostly. Really.");
  await expect(field(page, "message")).toBeFocused();
});
