import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { stored } from "../support/sent-forms.ts";
import { test, withAndWithoutScripts } from "./engine-test.ts";
import type { Visitor } from "./visitor.ts";

const resume = resolve("tests/support/cv.pdf");

let sent = 0;
/** A new email address makes each message unique: an identical message would count as a duplicate. */
const newAddress = () => `visitor.${process.pid}.${Date.now()}.${sent++}@example.com`;

async function fill(visitor: Visitor, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await visitor.type(`main form [name="${name}"]`, value);
}

const send = (visitor: Visitor) => visitor.click("main form button[type=submit]:not([name], [tabindex])");

/** Waits for the thank-you page and returns the stored message that this page confirms. */
async function expectStored(visitor: Visitor, kind: string) {
  await visitor.expectAddress(new RegExp(`^/thank-you/${kind}/[A-Z]{2}-`));
  await visitor.expectVisible("main h1");
  const reference = await visitor.read(() => location.pathname.split("/").pop() ?? "");
  const message = stored(reference);
  expect(message?.kind).toBe(kind);
  return message;
}

async function expectRefused(visitor: Visitor, field: string) {
  await visitor.expectVisible("main form [role=alert]");
  await visitor.expect(
    "true",
    (name) => document.querySelector(`main [name="${name}"]`)?.getAttribute("aria-invalid"),
    field,
  );
}

withAndWithoutScripts("the contact form is refused with a wrong word, then sent", async (visitor) => {
  await visitor.open("/contact");
  const values = {
    name: "Solveig Aas",
    email: newAddress(),
    subject: "An old ledger",
    message: "It closes at night.",
  };
  await fill(visitor, { ...values, type_the_word: "egret" });
  await send(visitor);
  await expectRefused(visitor, "type_the_word");
  await visitor.clear('main form [name="type_the_word"]');
  await fill(visitor, { type_the_word: "heron" });
  await send(visitor);
  expect((await expectStored(visitor, "contact"))?.fields).toMatchObject(values);
});

withAndWithoutScripts(
  "the application form is refused with a wrong word, then sent with its file",
  async (visitor) => {
    await visitor.open("/career/software-developer");
    await visitor.choose('main form [name="applyfor"]', "Others");
    const values = {
      name: "Ada",
      last_name: "Brandt",
      email: newAddress(),
      message: "I like systems that stay up.",
    };
    await fill(visitor, { ...values, type_the_word: "egret" });
    await visitor.chooseFile('main form [name="resume"]', resume);
    await send(visitor);
    await expectRefused(visitor, "type_the_word");
    await visitor.clear('main form [name="type_the_word"]');
    await fill(visitor, { type_the_word: "heron" });
    // Without JavaScript, the page with the error is a new page, in which the file has to be chosen again.
    if (!visitor.javaScript) await visitor.chooseFile('main form [name="resume"]', resume);
    await send(visitor);
    const message = await expectStored(visitor, "application");
    expect(message?.fields).toMatchObject({ ...values, applyfor: "Others" });
    expect(message?.files).toMatchObject([{ field: "resume", name: "cv.pdf" }]);
  },
);

test("after a connection that is cut in the middle of an upload, the application can be sent again", async ({
  visitor,
  siteProxy,
}, testInfo) => {
  const path = testInfo.outputPath("long.pdf");
  writeFileSync(path, randomBytes(3_000_000));
  await visitor.open("/career/software-developer");
  await fill(visitor, {
    name: "Ada",
    last_name: "Brandt",
    email: newAddress(),
    message: "I like systems that stay up.",
    type_the_word: "heron",
  });
  await visitor.chooseFile('main form [name="resume"]', path);
  siteProxy.cutUploadsAfter(200_000);
  await send(visitor);
  await visitor.expectVisible({ css: "main form [role=alert]", text: "lost the connection" });
  siteProxy.cutUploadsAfter(Number.POSITIVE_INFINITY);
  await send(visitor);
  const message = await expectStored(visitor, "application");
  expect(message?.files).toMatchObject([{ field: "resume", name: "long.pdf" }]);
});

test.describe("JavaScript off", () => {
  test.use({ javaScript: false });

  test("after a form was posted, Back restores what was typed", async ({ visitor }) => {
    await visitor.open("/services/mobile-app-development");
    const values = { name: "Kenji Arai", email: "kenji@example", requirements: "Two apps." };
    await fill(visitor, { ...values, phone: "0113 496 0102" });
    await send(visitor);
    await expectRefused(visitor, "email");
    await visitor.back();
    await visitor.expect(0, () => document.querySelectorAll("main form [role=alert]").length);
    for (const [name, value] of Object.entries(values)) {
      await visitor.expect(
        value,
        (field) => document.querySelector<HTMLInputElement>(`main form [name="${field}"]`)?.value,
        name,
      );
    }
  });
});
