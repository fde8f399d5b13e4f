import { expect, type Page, test } from "@playwright/test";
import {
  field,
  file,
  fillApplication,
  fillContact,
  fillInquiry,
  reference,
  stored,
} from "../support/sent-forms.ts";

const SCRIPTS = "**/assets/*.js";

async function fillComment(page: Page) {
  for (const [name, text] of [
    ["name", "Solveig Aas"],
    ["email", "solveig@example.com"],
    ["reply", "We had the same."],
  ] as const)
    await field(page, name).fill(text);
}

const forms = [
  { path: "/contact", button: "Send message", fill: fillContact },
  { path: "/services/custom-software-development", button: "Send inquiry", fill: fillInquiry },
  { path: "/industries/oil-and-gas", button: "Send inquiry", fill: fillInquiry },
  { path: "/career/software-developer", button: "Send application", fill: fillApplication },
  { path: "/blog/test-the-restore", button: "Post Comment", fill: fillComment },
];

/** Like a browser without JavaScript, it moves the focus to the first field that it complains about. */
const expectBrowserMessage = (page: Page) =>
  expect(page.locator("main form :is(input, select, textarea):invalid").first()).toBeFocused();

for (const { path, button, fill } of forms) {
  // Services and industries have the same form.
  const tag = path.startsWith("/industries") ? "@long" : [];
  const send = (page: Page) => page.getByRole("button", { name: button });

  async function sendFilledIn(page: Page) {
    await fill(page);
    if (path.startsWith("/career"))
      await field(page, "resume").setInputFiles(file("cv.pdf", Buffer.from("%PDF")));
    await send(page).click();
    if (path.startsWith("/blog")) return expect(page).toHaveURL(path);
    expect(stored(await reference(page))).toBeDefined();
  }

  test(`the form on ${path} works on a page left open over a release that deleted its scripts`, {
    tag,
  }, async ({ page }) => {
    await page.goto(path);
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: "Not found" }));
    const failed = page.waitForEvent("pageerror");
    await field(page, "name").click();
    await failed;
    await page.keyboard.type("Anna");
    for (const _ of ["once", "twice"]) {
      await field(page, "name").focus();
      await send(page).click();
      await expectBrowserMessage(page);
    }
    await sendFilledIn(page);
  });

  test(`the form on ${path} works if its script fails after Send`, { tag }, async ({ page }) => {
    const sent = Promise.withResolvers<void>();
    await page.goto(path);
    await page.route(SCRIPTS, async (route) => {
      await sent.promise;
      await route.abort();
    });
    await send(page).click();
    const failed = page.waitForEvent("pageerror");
    sent.resolve();
    await failed;
    await expectBrowserMessage(page);
    await sendFilledIn(page);
  });
}

test("a form whose script doesn't arrive soon after Send shows the browser’s messages, and its own when it has arrived", async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.clock.install();
  await page.goto("/contact");
  await page.route(SCRIPTS, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(send).toBeFocused();
  await page.clock.fastForward(6000);
  await expectBrowserMessage(page);
  arrived.resolve();
  await expect(page.locator("main [data-island=contact-form]")).toHaveAttribute("data-hydrated");
  await expect(page.locator("main form").getByRole("alert")).toHaveCount(0);
  await send.click();
  await expect(page.locator("main form").getByRole("alert")).toBeFocused();
});

test("without any script, the form on /contact and its recording work", async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/contact");
  await expect(page.locator("main form audio")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play the recording" })).toBeHidden();
  await page.getByRole("button", { name: "Send message" }).click();
  await expectBrowserMessage(page);
  await fillContact(page);
  await page.getByRole("button", { name: "Send message" }).click();
  expect(stored(await reference(page))).toBeDefined();
});

test("without its script, the portfolio can be filtered, and an enlarged picture has no arrows", async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) =>
    route.request().url().includes("/portfolio-") ? route.abort() : route.continue(),
  );
  const failed = page.waitForEvent("pageerror");
  await page.goto("/our-portfolio");
  await page.locator(".portfolio").scrollIntoViewIfNeeded();
  await failed;
  await page.getByRole("radio", { name: "Cyber Security" }).click();
  const cards = page.locator("main li[data-category]").filter({ visible: true });
  await expect(cards).toHaveCount(await page.locator('main li[data-category="cyber"]').count());
  await cards.first().hover();
  await cards.first().getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button")).toHaveText([""]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("without their script, tabs show one panel, and the arrows of a carousel lead to its ends", async ({
  page,
}) => {
  await page.route("**/assets/react-*", (route) => route.abort());
  const failed = page.waitForEvent("pageerror");
  await page.goto("/our-mission");
  await page.locator(".tab-set").first().scrollIntoViewIfNeeded();
  await failed;
  await page.locator('main a[href="#vision"]').click();
  await expect(page.locator("#vision")).toBeVisible();
  await expect(page.locator("#mission")).toBeHidden();
  await page.goto("/why-us");
  const carousel = page.locator("[aria-roledescription=carousel]").first();
  await carousel.getByRole("link", { name: /^Next in / }).click();
  await expect.poll(() => carousel.locator("ul").evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
});
