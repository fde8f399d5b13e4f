import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test, wordShown } from "../support/real-words.ts";
import { field, file, newAddress } from "../support/sent-forms.ts";

test.use({ javaScriptEnabled: false });

async function type(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await field(page, name).click();
    await page.keyboard.type(text, { delay: 20 });
    await expect(field(page, name)).toHaveValue(text);
  }
}

const resume = file("anna.pdf", Buffer.alloc(20_000, "a"));

const application = () => ({
  name: "Anna",
  last_name: "Lindqvist",
  email: newAddress(),
  message: "I like systems that stay up.",
});

async function openApplication(page: Page) {
  await page.goto("/career/software-developer");
  await field(page, "applyfor").selectOption({ index: 2 });
  const texts = application();
  await type(page, texts);
  await field(page, "resume").setInputFiles(resume);
  return texts;
}

async function expectKept(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await expect(field(page, name)).toHaveValue(text);
  await expect(field(page, "applyfor")).not.toHaveValue("");
  await expect(field(page, "resume")).toHaveAccessibleDescription(/again/);
  await field(page, "resume").setInputFiles(resume);
}

test("the recording of the word can be downloaded, and everything typed stays", async ({ page }) => {
  const texts = await openApplication(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the recording" }).click(),
  ]);
  const recording = readFileSync(await download.path());
  expect(recording.toString("latin1", 0, 4)).toBe("RIFF");
  for (const [name, text] of Object.entries(texts)) await expect(field(page, name)).toHaveValue(text);
});

test("the New word button shows another word and keeps everything but the file", async ({ page, site }) => {
  const texts = await openApplication(page);
  const before = await wordShown(page, site, "application");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "New word" }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await expectKept(page, texts);
  await expect(page).not.toHaveTitle(/^Error: /);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(async () => expect(await wordShown(page, site, "application")).not.toBe(before)).toPass();
  await type(page, { type_the_word: await wordShown(page, site, "application") });
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page).toHaveURL(/\/thank-you\/application\/[A-Z]{2}-/);
});

test("after a mistake in another field, the typed word is kept", { tag: "@long" }, async ({ page, site }) => {
  const texts = await openApplication(page);
  await field(page, "email").fill("");
  const word = await wordShown(page, site, "application");
  await type(page, { email: "anna", type_the_word: word });
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("alert").locator('[href$="email"]')).toBeVisible();
  await expectKept(page, { ...texts, email: "anna", type_the_word: word });
  await field(page, "email").fill("");
  await type(page, { email: newAddress() });
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page).toHaveURL(/\/thank-you\/application\/[A-Z]{2}-/);
});

test("if a form is refused before it is read, the error says that Back restores the text, and Back does so", async ({
  page,
  site,
}) => {
  // This host name is not the site's own, so the form counts as sent from another site.
  await page.goto(`${site.url.replace("127.0.0.1", "other.localhost")}/services/custom-software-development`);
  const texts = { name: "Anna", email: newAddress(), phone: "0113 496 0102", requirements: "Two pumps." };
  await type(page, texts);
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Your browser’s Back button brings back what you typed.",
  );
  await expect(field(page, "requirements")).toHaveValue("");
  await page.goBack();
  for (const [name, text] of Object.entries(texts)) await expect(field(page, name)).toHaveValue(text);
});

test("an empty form is not sent, and the browser focuses the first field", async ({ page }) => {
  await page.goto("/contact");
  const address = page.url();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(field(page, "name")).toBeFocused();
  expect(page.url()).toBe(address);
});
