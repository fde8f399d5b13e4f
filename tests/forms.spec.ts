import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import {
  countFiles,
  countMessages,
  file,
  fillApplication,
  fillContact,
  fillInquiry,
  reference,
  sha256,
  stored,
} from "./support/sent-forms.ts";

/** Opens a page, focuses a field of its form and waits until the form is hydrated. */
async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main form [name="name"]').focus();
  await expect(page.locator("main [data-island$=-form][data-hydrated]")).toHaveCount(1);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`forms with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });
    const longIfWithoutScripts = { tag: javaScriptEnabled ? [] : "@long" };

    async function open(page: Page, path: string) {
      await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
      await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path));
    }

    test("a contact message is stored with every field", async ({ page }) => {
      await open(page, "/contact");
      const { type_the_word: _, ...values } = await fillContact(page);
      await page.getByRole("button", { name: "Send message" }).click();
      const message = stored(await reference(page));
      expect(message?.kind).toBe("contact");
      // The heading has the focus, so screen readers announce it.
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(message?.fields).toEqual(values);
    });

    test("an inquiry is stored with the page it was sent from", async ({ page }) => {
      await open(page, "/services/mobile-app-development");
      const values = await fillInquiry(page);
      await page.getByRole("button", { name: "Send inquiry" }).click();
      const message = stored(await reference(page));
      expect(message?.kind).toBe("inquiry");
      expect(message?.page).toBe("/services/mobile-app-development");
      expect(message?.fields).toEqual(values);
    });

    test("an application is stored with both files, byte for byte", async ({ page }) => {
      await open(page, "/career/software-developer");
      const { type_the_word: _, ...values } = await fillApplication(page);
      const resume = randomBytes(300_000);
      const letter = randomBytes(5_000);
      await page.locator('[name="resume"]').setInputFiles(file("Résumé Ada.pdf", resume));
      await page.locator('[name="coverletter"]').setInputFiles(file("letter.pdf", letter));
      await page.getByRole("button", { name: "Send application" }).click();
      const message = stored(await reference(page));
      expect(message?.fields).toEqual({ ...values, applyfor: "Technical support" });
      expect(message?.files).toEqual(
        expect.arrayContaining([
          { field: "resume", name: "Résumé Ada.pdf", sha256: sha256(resume) },
          { field: "coverletter", name: "letter.pdf", sha256: sha256(letter) },
        ]),
      );
    });

    test("errors are shown above the fields, at the field and in the title, and nothing typed is lost", async ({
      page,
    }) => {
      await open(page, "/contact");
      // A single space passes the browser's check and fails ours.
      const { email } = await fillContact(page, { name: " ", phone: "" });
      await page.getByRole("button", { name: "Send message" }).click();
      const summary = page.getByRole("alert");
      await expect(summary).toBeVisible();
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator('main [name="subject"]')).toHaveValue("An old ledger");
      await expect(page.locator('main [name="message"]')).toHaveValue(/close by noon/);
      await expect(page.locator('main [name="email"]')).toHaveValue(email);
      await expect(page.locator('main form [role=alert] ~ * [name="name"]')).toHaveCount(1);
      await expect(page.locator("#contact-name-error")).toBeVisible();
      const name = page.locator('main [name="name"]');
      await expect(name).toHaveAttribute("aria-invalid", "true");
      await summary.getByRole("link").click();
      await expect(name).toBeFocused();
    });

    test(
      "after a wrong word, the form can be sent with the right one",
      longIfWithoutScripts,
      async ({ page }) => {
        await open(page, "/contact");
        const values = await fillContact(page, { type_the_word: "egret" });
        await page.getByRole("button", { name: "Send message" }).click();
        await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", /type_the_word$/);
        await expect(page.locator('main [name="email"]')).toHaveValue(values.email);
        await page.locator('main [name="type_the_word"]').fill("heron");
        await page.getByRole("button", { name: "Send message" }).click();
        expect(stored(await reference(page))?.fields.email).toBe(values.email);
      },
    );

    test(
      "files chosen before a failed send are kept, and one of them can be removed",
      longIfWithoutScripts,
      async ({ page }) => {
        await open(page, "/career/iso-developer");
        await fillApplication(page, { type_the_word: "egret" });
        const resume = randomBytes(50_000);
        await page.locator('[name="resume"]').setInputFiles(file("kept.pdf", resume));
        await page.locator('[name="coverletter"]').setInputFiles(file("dropped.pdf", randomBytes(4_000)));
        await page.getByRole("button", { name: "Send application" }).click();
        await expect(page.getByRole("alert")).toBeVisible();
        await expect(page.locator("main form span", { hasText: /^kept\.pdf$/ })).toBeVisible();
        await page.getByRole("button", { name: "Remove dropped.pdf" }).click();
        await expect(page.locator("main form span", { hasText: /^dropped\.pdf$/ })).toHaveCount(0);
        await expect(page.locator("main form span", { hasText: /^kept\.pdf$/ })).toBeVisible();
        await expect(page.locator('main [name="last_name"]')).toHaveValue("Brandt");
        await page.locator('main [name="type_the_word"]').fill("heron");
        await page.getByRole("button", { name: "Send application" }).click();
        const message = stored(await reference(page));
        expect(message?.files).toEqual([{ field: "resume", name: "kept.pdf", sha256: sha256(resume) }]);
      },
    );

    test(
      "a file over 10 MB is reported, and the text is kept",
      longIfWithoutScripts,
      async ({ page }, testInfo) => {
        await open(page, "/career/financial-manager");
        await fillApplication(page);
        const limit = 10 * 1024 * 1024;
        const folder = testInfo.outputPath();
        mkdirSync(folder, { recursive: true });
        for (const [field, name, size] of [
          ["resume", "exactly.pdf", limit],
          ["coverletter", "too-large.pdf", limit + 1],
        ] as const) {
          writeFileSync(join(folder, name), randomBytes(size));
          await page.locator(`[name="${field}"]`).setInputFiles(join(folder, name));
        }
        await page.getByRole("button", { name: "Send application" }).click();
        await expect(page.getByRole("alert")).toContainText("Your cover letter is larger than 10MB");
        await expect(page.locator('main [name="name"]')).toHaveValue("Ada");
        await expect(page.locator('main [name="message"]')).toHaveValue("I like systems that stay up.");
      },
    );
  });
}

test("a double click on Send stores one message and leads to the thank-you page", async ({ page }) => {
  await page.goto("/services/mobile-app-development");
  const { email } = await fillInquiry(page);
  await page.getByRole("button", { name: "Send inquiry" }).dblclick();
  await reference(page);
  expect(countMessages(email)).toBe(1);
});

test("an unfinished form is restored when the visitor leaves and comes back", async ({ page }) => {
  await openHydrated(page, "/contact");
  await fillContact(page, { subject: "Half a thought", message: "And a half" });
  await page.goto("/about");
  await page.goBack();
  await page.locator('main [name="name"]').focus();
  await expect(page.locator("main [data-island$=-form][data-hydrated]")).toHaveCount(1);
  await expect(page.locator('main [name="subject"]')).toHaveValue("Half a thought");
  await expect(page.locator('main [name="message"]')).toHaveValue("And a half");
});

test("removing a file after a failed send deletes it on the server", async ({ page }) => {
  await openHydrated(page, "/career/iso-developer");
  await fillApplication(page, { type_the_word: "egret" });
  const name = `removed-${Date.now()}.pdf`;
  await page.locator('[name="resume"]').setInputFiles(file(name, randomBytes(4_000)));
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  expect(countFiles(name)).toBe(1);
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.locator('[name="resume"]')).toBeFocused();
  await expect.poll(() => countFiles(name)).toBe(0);
});

test("the recording of the word plays", async ({ page }) => {
  await page.goto("/contact");
  const recording = page.locator("main form audio");
  await recording.scrollIntoViewIfNeeded();
  await recording.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => recording.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1);
});

test("after a lost connection the text is kept, and the form can be sent again", async ({ page }) => {
  await openHydrated(page, "/contact");
  const values = await fillContact(page);
  await page.route("**/messages/contact", (route) => route.abort());
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.locator('main [name="email"]')).toHaveValue(values.email);
  await page.unroute("**/messages/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  expect(stored(await reference(page))?.fields.email).toBe(values.email);
});

test("choosing a plan fills in the subject of the contact form", async ({ page }) => {
  await page.goto("/how-we-work");
  await page
    .getByRole("link", { name: /^Choose/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/contact\/professional$/);
  await expect(page.locator('main [name="subject"]')).toHaveValue(/Professional/);
});

test("a message from another site is refused", async ({ request }) => {
  const response = await request.post("/messages/contact", {
    headers: { origin: "https://evil.example" },
    multipart: { name: "x" },
  });
  expect(response.status()).toBe(403);
});
