import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { stored } from "../support/sent-forms.ts";
import { test } from "./engine-test.ts";
import type { Visitor } from "./visitor.ts";

// Two whole visits with the keyboard alone. Only files are chosen by the driver, because no key reaches the system's
// file dialog.

const field = (name: string) => `main form [name="${name}"]`;
const send = "main form button[type=submit]:not([name], [tabindex])";

let sent = 0;
const newAddress = () => `keys.${process.pid}.${Date.now()}.${sent++}@example.com`;

const expectFocus = (visitor: Visitor, css: string) =>
  visitor.expect(true, (selector) => document.activeElement?.matches(selector), css);

/** Expects the thank-you page, with its heading focused, and returns the stored message. */
async function expectThanks(visitor: Visitor, kind: string) {
  await visitor.expectAddress(new RegExp(`^/thank-you/${kind}/AG-`));
  await expectFocus(visitor, "main h1");
  return stored(await visitor.read(() => location.pathname.split("/").pop() ?? ""));
}

/** Fills in fields together and without keys, as a browser's autofill does. */
function autofill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
    if (!input) throw new Error(`There is no field ${name}`);
    input.value = value;
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

test("from the menu to a service, an inquiry with autofill, the thank-you page and Back", async ({
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
  await visitor.press(..."Two apps.");
  await visitor.tabTo(send);
  await visitor.press("Enter");
  const message = await expectThanks(visitor, "inquiry");
  expect(message?.status).not.toBe("spam");
  expect(message?.fields).toEqual({ ...person, requirements: "Two apps." });
  await visitor.back();
  await visitor.expectAddress(/^\/service\/mobile-app-development/);
  await visitor.expectCount("main form [role=alert]", 0);
  await visitor.expectVisible(`${send}:not([aria-disabled])`);
});

test("from a job to an application with files: wrong word, right word, Cancel and Send", async ({
  visitor,
  siteProxy,
}) => {
  await visitor.open("/career");
  await visitor.tabTo('main a[href^="/career/software-developer"]');
  await visitor.press("Enter");
  await visitor.expectAddress(/^\/career\/software-developer/);
  await visitor.tabTo(field("applyfor"));
  const email = newAddress();
  for (const [name, text] of Object.entries({
    name: "Ada",
    last_name: "Brandt",
    email,
    linkedin: "linkedin.com/in/ada",
  })) {
    await visitor.tabTo(field(name));
    await visitor.press(...text);
  }
  for (const name of ["resume", "coverletter"])
    await visitor.chooseFile(field(name), resolve("tests/support/cv.pdf"));
  await visitor.tabTo(field("message"));
  await visitor.press(..."I like systems that stay up.");

  await visitor.tabTo(field("type_the_word"));
  await visitor.press(..."egret", "Enter");
  await expectFocus(visitor, "main form [role=alert]");
  await visitor.tabTo("main form [role=alert] a");
  await visitor.press("Enter");
  await expectFocus(visitor, field("type_the_word"));
  await visitor.press("End", ...Array(5).fill("Backspace"), ..."heron");
  await visitor.expect(
    "heron",
    (css) => document.querySelector<HTMLInputElement>(css)?.value,
    field("type_the_word"),
  );

  siteProxy.answerForms(false);
  await visitor.tabTo(send);
  await visitor.press("Enter");
  await visitor.expectVisible("main form progress");
  await visitor.press("Tab", "Enter");
  await expectFocus(visitor, send);
  await visitor.expectVisible("main form [role=status] p");
  siteProxy.answerForms(true);
  await visitor.press("Enter");
  const message = await expectThanks(visitor, "application");
  expect(message?.fields).toMatchObject({
    applyfor: "Others",
    email,
    linkedin: "https://linkedin.com/in/ada",
  });
  expect(message?.files).toMatchObject([{ field: "resume" }, { field: "coverletter" }]);
});
