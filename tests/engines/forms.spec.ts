import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { stored } from "../support/sent-forms.ts";
import { test } from "./engine-test.ts";
import { autofill, field, newAddress, type Visitor } from "./visitor.ts";

// tests/forms/ checks more.

const send = "main form button[type=submit]:not([name], [tabindex])";
const resume = resolve("tests/support/cv.pdf");

const expectFocus = (visitor: Visitor, css: string) =>
  visitor.expect(true, (selector) => document.activeElement?.matches(selector), css);

async function expectRefused(visitor: Visitor, name: string) {
  await visitor.expectVisible("main form [role=alert]");
  await visitor.expect(
    "true",
    (css) => document.querySelector(css)?.getAttribute("aria-invalid"),
    field(name),
  );
}

test("with the keyboard: from the menu to a service, an inquiry with autofill, the thank-you page and Back", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.tabTo("#site-menu li:has(#menu-services) summary");
  await visitor.press("Enter");
  await visitor.tabTo('#menu-services a[href="/service/mobile-app-development"]');
  await visitor.press("Enter");
  await visitor.expectAddress(/^\/service\/mobile-app-development$/);
  await visitor.tabTo('main a[href="#inquiry-section"]');
  await visitor.press("Enter");
  await visitor.tabTo(field("name"));
  const person = { name: "Kenji Arai", email: newAddress(), phone: "0113 496 0102" };
  await visitor.read(autofill, person);
  await visitor.tabTo(field("requirements"));
  await visitor.press(..."Apps");
  await visitor.tabTo(send);
  await visitor.press("Enter");
  const message = stored(await visitor.expectThanks("inquiry"));
  await expectFocus(visitor, "main h1");
  expect(message).toMatchObject({ status: "received", fields: { ...person, requirements: "Apps" } });
  await visitor.back();
  await visitor.expectAddress(/^\/service\/mobile-app-development/);
  await visitor.expectCount("main form [role=alert]", 0);
  await visitor.expectVisible(`${send}:not([aria-disabled])`);
});

test("with the keyboard: from a job to an application with files, wrong word, right word, Cancel and Send", async ({
  visitor,
  siteProxy,
}) => {
  await visitor.open("/career");
  await visitor.tabTo('main a[href^="/career/software-developer"]');
  await visitor.press("Enter");
  await visitor.expectAddress(/^\/career\/software-developer/);
  const typed = { name: "Ada", last_name: "Li", email: newAddress(), linkedin: "linkedin.com/in/ada" };
  for (const [name, text] of Object.entries(typed)) {
    await visitor.tabTo(field(name));
    await visitor.press(...text);
  }
  for (const name of ["resume", "coverletter"]) await visitor.chooseFile(field(name), resume);
  await visitor.tabTo(field("message"));
  await visitor.press(..."Hello");

  await visitor.tabTo(field("type_the_word"));
  await visitor.press(..."egret", "Enter");
  await expectFocus(visitor, "main form [role=alert]");
  await visitor.tabTo("main form [role=alert] a");
  await visitor.press("Enter");
  await expectFocus(visitor, field("type_the_word"));
  await visitor.press("End", ...Array(5).fill("Backspace"), ..."heron");

  siteProxy.answerForms(false);
  await visitor.tabTo(send);
  await visitor.press("Enter");
  await visitor.expectVisible("main form progress");
  await visitor.press("Tab", "Enter");
  await expectFocus(visitor, send);
  await visitor.expectVisible("main form [role=status] p");
  siteProxy.answerForms(true);
  await visitor.press("Enter");
  const message = stored(await visitor.expectThanks("application"));
  await expectFocus(visitor, "main h1");
  expect(message?.fields).toMatchObject({ ...typed, linkedin: "https://linkedin.com/in/ada" });
  expect(message?.files).toMatchObject([{ field: "resume" }, { field: "coverletter" }]);
});

test("after a connection that is cut in the middle of an upload, the application can be sent again", async ({
  visitor,
  siteProxy,
}, testInfo) => {
  const path = testInfo.outputPath("long.pdf");
  writeFileSync(path, randomBytes(3_000_000));
  await visitor.open("/career/software-developer");
  await visitor.type(field("name"), "Ada");
  const others = { last_name: "Li", email: newAddress(), message: "Hello", type_the_word: "heron" };
  await visitor.read(autofill, others);
  await visitor.chooseFile(field("resume"), path);
  siteProxy.cutUploadsAfter(200_000);
  await visitor.click(send);
  await visitor.expectVisible({ css: "main form [role=alert]", text: "lost the connection" });
  siteProxy.cutUploadsAfter(Number.POSITIVE_INFINITY);
  await visitor.click(send);
  const message = stored(await visitor.expectThanks("application"));
  expect(message?.files).toMatchObject([{ field: "resume", name: "long.pdf" }]);
});

test.describe("JavaScript off", () => {
  test.use({ javaScript: false });

  test("the application form is refused with a wrong word, then sent with its file", async ({ visitor }) => {
    await visitor.open("/career/software-developer");
    await visitor.expectVisible('main form a[download][href="/word-check/application.wav"]');
    await visitor.choose(field("applyfor"), "Others");
    const values = { name: "Ada", last_name: "Li", email: newAddress(), message: "Hello" };
    for (const [name, text] of Object.entries({ ...values, type_the_word: "egret" }))
      await visitor.type(field(name), text);
    await visitor.chooseFile(field("resume"), resume);
    await visitor.click(send);
    await expectRefused(visitor, "type_the_word");
    await visitor.click(field("type_the_word"));
    await visitor.press("End", ...Array(5).fill("Backspace"), ..."heron");
    // The page with the error is a new page, in which the file has to be chosen again.
    await visitor.chooseFile(field("resume"), resume);
    await visitor.click(send);
    const message = stored(await visitor.expectThanks("application"));
    expect(message?.fields).toMatchObject({ ...values, applyfor: "Others" });
    expect(message?.files).toMatchObject([{ field: "resume", name: "cv.pdf" }]);
  });

  test("after a form was posted, Back restores what was typed", async ({ visitor }) => {
    await visitor.open("/services/mobile-app-development");
    const values = { name: "Kenji", email: "kenji@example", phone: "0113 496 0102", requirements: "Apps" };
    for (const [name, text] of Object.entries(values)) await visitor.type(field(name), text);
    await visitor.click(send);
    await expectRefused(visitor, "email");
    await visitor.back();
    await visitor.expectCount("main form [role=alert]", 0);
    for (const [name, value] of Object.entries(values))
      await visitor.expect(value, (css) => document.querySelector<HTMLInputElement>(css)?.value, field(name));
  });
});
