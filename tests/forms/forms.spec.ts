import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import {
  countMessages,
  field,
  file,
  fillApplication,
  fillContact,
  fillInquiry,
  focusUntilHydrated,
  openHydrated,
  reference,
  sha256,
  stored,
} from "../support/sent-forms.ts";

for (const [path, button, message] of [
  ["/contact", "Send message", "Please enter your name."],
  ["/services/custom-software-development", "Send inquiry", "Please enter your name."],
  ["/career/software-developer", "Send application", "Please enter your first name."],
  ["/blog/test-the-restore", "Post Comment", "Please enter your name."],
] as const) {
  test(`sent empty with the mouse, the form on ${path} shows its own messages and not the browser’s`, async ({
    page,
  }) => {
    await page.goto(path);
    // Before the pointer has been there, so that the form is not hydrated yet.
    await page.getByRole("button", { name: button }).evaluate((element: HTMLElement) => element.click());
    const name = page.locator('main form [name="name"]');
    await expect(name).toHaveAccessibleDescription(message);
    await expect(path.startsWith("/blog") ? name : page.locator("main form [role=alert]")).toBeFocused();
    expect(await name.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
    await name.fill("Anna");
    await expect(name).toHaveAccessibleDescription("");
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`forms with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });
    const longIfWithoutScripts = { tag: javaScriptEnabled ? [] : "@long" };
    const quick = { tag: "@quick" };

    async function open(page: Page, path: string) {
      await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
      await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path));
    }

    test("a contact message is stored with every field", quick, async ({ page }) => {
      await open(page, "/contact");
      const { type_the_word: _, ...values } = await fillContact(page);
      await page.getByRole("button", { name: "Send message" }).click();
      const message = stored(await reference(page));
      expect(message?.kind).toBe("contact");
      expect(message?.page).toBe("/contact");
      // The heading has the focus, so screen readers announce it.
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(message?.fields).toEqual(values);
    });

    test("an inquiry is stored with the page it was sent from", quick, async ({ page }) => {
      await open(page, "/services/mobile-app-development");
      const values = await fillInquiry(page);
      await page.getByRole("button", { name: "Send inquiry" }).click();
      const message = stored(await reference(page));
      expect(message?.kind).toBe("inquiry");
      expect(message?.page).toBe("/services/mobile-app-development");
      expect(message?.fields).toEqual(values);
    });

    test("an application is stored with both files, byte for byte", quick, async ({ page }) => {
      await open(page, "/career/software-developer");
      // Most people leave out https://.
      const { type_the_word: _, ...values } = await fillApplication(page, {
        linkedin: "linkedin.com/in/ada",
      });
      const resume = randomBytes(300_000);
      const letter = randomBytes(5_000);
      await field(page, "resume").setInputFiles(file("Résumé Ada.pdf", resume));
      await field(page, "coverletter").setInputFiles(file("letter.pdf", letter));
      await page.getByRole("button", { name: "Send application" }).click();
      const message = stored(await reference(page));
      expect(message?.fields).toEqual({
        ...values,
        applyfor: "Technical support",
        linkedin: "https://linkedin.com/in/ada",
      });
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
      await expect(field(page, "subject")).toHaveValue("An old ledger");
      await expect(field(page, "message")).toHaveValue(/close by noon/);
      await expect(field(page, "email")).toHaveValue(email);
      await expect(page.locator('main form [role=alert] ~ * [name="name"]')).toHaveCount(1);
      await expect(page.locator("#contact-name-error")).toBeVisible();
      const name = field(page, "name");
      await expect(name).toHaveAttribute("aria-invalid", "true");
      await summary.getByRole("link").click();
      await expect(name).toBeFocused();
    });

    test(
      "a phone number without digits and an email address that is too long are refused, each with its reason",
      longIfWithoutScripts,
      async ({ page }) => {
        await open(page, "/services/mobile-app-development");
        await fillInquiry(page);
        await field(page, "phone").fill("abc");
        await field(page, "email").fill(`${"a".repeat(300)}@example.com`);
        await page.getByRole("button", { name: "Send inquiry" }).click();
        await expect(page.getByRole("alert").getByRole("link")).toHaveText([
          /to 254 characters/,
          /a phone number, like/,
        ]);
      },
    );

    test(
      javaScriptEnabled
        ? "after a failed send the chosen files are still there"
        : "after a failed send each file field that had a file says that it has to be chosen again",
      longIfWithoutScripts,
      async ({ page }) => {
        await open(page, "/career/iso-developer");
        await fillApplication(page, { type_the_word: "egret" });
        const resume = randomBytes(50_000);
        const chosen = field(page, "resume");
        await chosen.setInputFiles(file("kept.pdf", resume));
        await page.getByRole("button", { name: "Send application" }).click();
        await expect(page.getByRole("alert")).toBeVisible();
        if (!javaScriptEnabled) {
          await expect(chosen).toHaveAccessibleDescription(/again/);
          await expect(field(page, "coverletter")).not.toHaveAccessibleDescription(/again/);
          await expect(page.getByRole("alert").locator('[href$="resume"]')).toBeVisible();
          await expect(field(page, "type_the_word")).toHaveValue("");
          await chosen.setInputFiles(file("kept.pdf", resume));
        }
        await expect(field(page, "last_name")).toHaveValue("Brandt");
        await field(page, "type_the_word").fill("heron");
        // Enter sends the form, although the button for a new word comes first.
        await page.keyboard.press("Enter");
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
        for (const [input, name, size] of [
          ["resume", "exactly.pdf", limit],
          ["coverletter", "too-large.pdf", limit + 1],
        ] as const) {
          writeFileSync(join(folder, name), randomBytes(size));
          await field(page, input).setInputFiles(join(folder, name));
        }
        if (javaScriptEnabled) {
          // Reported as soon as the file is chosen, and read out.
          await expect(page.getByRole("alert")).toHaveText(/cover letter is larger than 10MB/);
          await expect(field(page, "coverletter")).toHaveAttribute("aria-invalid", "true");
          await expect(field(page, "resume")).toHaveAttribute("aria-invalid", "false");
        }
        await page.getByRole("button", { name: "Send application" }).click();
        await expect(page.getByRole("alert").first()).toContainText("10MB");
        await expect(field(page, "name")).toHaveValue("Ada");
        // Without scripts, the page is reloaded with the fields before the file.
        if (javaScriptEnabled)
          await expect(field(page, "message")).toHaveValue("I like systems that stay up.");
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
  await focusUntilHydrated(page);
  await expect(field(page, "subject")).toHaveValue("Half a thought");
  await expect(field(page, "message")).toHaveValue("And a half");
});

test("a browser that restores the page from its memory after a message was sent shows the text, but not the used word", async ({
  page,
}) => {
  await openHydrated(page, "/contact");
  await fillContact(page, { subject: "One of two" });
  // The page stays, as in the browser's memory.
  await page.route("**/thank-you/**", (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest("**/thank-you/**");
  await page.getByRole("button", { name: "Send message" }).click();
  await left;
  const picture = page.waitForRequest("**/word-check/contact.png?returned=1");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await picture;
  await expect(field(page, "type_the_word")).toHaveValue("");
  await expect(field(page, "subject")).toHaveValue("One of two");
  await expect(page.getByRole("button", { name: "Send message" })).not.toHaveAttribute("aria-disabled");
});

test("if the recording of the word can't be played, the browser's player replaces our button", async ({
  page,
}) => {
  await page.goto("/contact");
  const player = page.locator("main form audio");
  await expect(player).toBeHidden();
  await page.route("**/word-check/contact.wav*", (route) => route.abort());
  const play = page.getByRole("button", { name: "Play the recording" });
  await play.click();
  await expect(player).toBeVisible();
  await expect(play).toBeHidden();
});

test("a chosen file can be removed by keyboard, its error goes too, and it isn't sent", async ({ page }) => {
  await openHydrated(page, "/career/iso-developer");
  await fillApplication(page);
  await field(page, "resume").setInputFiles(file("cv.pdf", randomBytes(1000)));
  const letter = field(page, "coverletter");
  await letter.setInputFiles(file("empty.pdf", Buffer.alloc(0)));
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(letter).toHaveAttribute("aria-invalid", "true");
  const remove = page.getByRole("button", { name: "Remove empty.pdf" });
  await letter.focus();
  await page.keyboard.press("Tab");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(0);
  await expect(letter).toBeFocused();
  await expect(letter).toHaveValue("");
  await expect(letter).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: "Send application" }).click();
  expect(stored(await reference(page))?.files).toMatchObject([{ field: "resume", name: "cv.pdf" }]);
});

test("after a lost connection the text is kept, and the form can be sent again", async ({ page }) => {
  await openHydrated(page, "/contact");
  const values = await fillContact(page);
  await page.route("**/messages/contact", (route) => route.abort());
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
  await expect(field(page, "email")).toHaveValue(values.email);
  await page.unroute("**/messages/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  expect(stored(await reference(page))?.fields.email).toBe(values.email);
});

test("the notice after a proxy refused the form says what happened, and the text is kept", async ({
  page,
}) => {
  await openHydrated(page, "/contact");
  const values = await fillContact(page);
  const headers = { "retry-after": "90" };
  for (const [status, notice] of [
    [404, /connection/],
    [413, /too large/],
    [429, /from your network.* 2 minutes/],
    [500, /on our side/],
    [502, /can’t save.* 2 minutes/],
    [504, /can’t save.* 2 minutes/],
  ] as const) {
    await page.route("**/messages/contact", (route) =>
      route.fulfill({ status, contentType: "text/html", headers, body: "<h1>No</h1>" }),
    );
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("alert"), `${status}`).toContainText(notice);
    await expect(field(page, "email")).toHaveValue(values.email);
  }
});

test("a send that stalls says so and can be cancelled, and the form can be sent again", async ({ page }) => {
  await openHydrated(page, "/contact");
  const { email } = await fillContact(page);
  await page.route("**/messages/contact", () => {});
  await page.clock.install();
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await expect(page.getByRole("status").filter({ hasText: "longer than usual" })).toHaveCount(1);
  await cancel.click();
  const notice = page.getByRole("status").filter({ hasText: "Cancelled." });
  await expect(notice.locator("p")).toBeInViewport();
  await expect(page.getByRole("alert"), "cancelling is not an error").toHaveCount(0);
  await expect(send).toBeFocused();
  await page.unroute("**/messages/contact");
  await send.click();
  expect(stored(await reference(page))?.fields.email).toBe(email);
});

test("the error summary counts down as fields are corrected", async ({ page }) => {
  await openHydrated(page, "/services/mobile-app-development");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("4");
  await field(page, "name").fill("Ada");
  await expect(summary).toContainText("3");
  await fillInquiry(page);
  await expect(summary).not.toContainText(/\d/);
  await expect(summary.locator("a:not([data-fixed])")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error/);
});
