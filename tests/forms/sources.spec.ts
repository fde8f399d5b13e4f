import { expect, type Page, test } from "@playwright/test";
import { fillInquiry, reference, storedSource } from "../support/sent-forms.ts";

const CAMPAIGN = "utm_source=newsletter&utm_medium=email&utm_campaign=spring";
const SERVICE = "/services/mobile-app-development";

test("a second campaign's link in the same tab replaces the first", async ({ page }) => {
  await page.goto(`/?${CAMPAIGN}`);
  await page.goto("/about?utm_source=partner");
  await page.goto(SERVICE);
  await fillInquiry(page);
  await page.getByRole("button", { name: "Send inquiry" }).click();
  expect(storedSource(await reference(page))).toEqual({
    page: SERVICE,
    entry_page: "/about",
    referrer: "",
    utm_source: "partner",
    utm_medium: "",
    utm_campaign: "",
  });
});

test("a form sent before it is hydrated contains the source, and a search doesn't", async ({ page }) => {
  await page.goto(`/?${CAMPAIGN}`);
  await page.route(/\/assets\/react-/, (route) => route.abort());
  await page.goto("/search");
  await page.locator("main input[name=q]").fill("cloud");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=cloud$/);
  await page.goto(SERVICE);
  await fillInquiry(page);
  await page.getByRole("button", { name: "Send inquiry" }).click();
  expect(storedSource(await reference(page))).toMatchObject({ entry_page: "/", utm_campaign: "spring" });
});

const noSource = {
  page: SERVICE,
  ...{ entry_page: "", referrer: "", utm_source: "", utm_medium: "", utm_campaign: "" },
};

const stored = (page: Page) => page.evaluate(() => ({ ...sessionStorage, ...localStorage }));

/** Sends the inquiry form from a page whose URL names a campaign. */
async function sendInquiry(page: Page) {
  await page.goto(`${SERVICE}?${CAMPAIGN}`);
  await fillInquiry(page);
  await page.getByRole("button", { name: "Send inquiry" }).click();
  return storedSource(await reference(page));
}

const choice = (page: Page) => page.locator("#visit-choice");
const forget = (page: Page) => choice(page).getByRole("button", { name: "Don’t remember how I came here" });

for (const [title, object] of [
  [
    "blocks storage",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
  ],
  ["sends Global Privacy Control", () => Object.assign(navigator, { globalPrivacyControl: true })],
] as const) {
  test(`a browser that ${title} keeps and sends nothing of the source`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(object);
    await page.goto("/privacy-policy");
    await expect(choice(page).getByText("sends Global Privacy Control")).toBeVisible();
    await expect(choice(page).getByRole("button")).toHaveCount(0);
    expect(await sendInquiry(page)).toEqual(noSource);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    if (title !== "blocks storage") expect(await stored(page)).toEqual({});
    expect(errors).toEqual([]);
  });
}

test("after the button on the privacy page, no tab keeps or sends the source, until it is pressed again", async ({
  page,
}) => {
  const other = await page.context().newPage();
  await other.goto(`/?${CAMPAIGN}`);
  await page.goto(`/?${CAMPAIGN}`);
  await page.goto("/privacy-policy");
  expect(await stored(page)).toHaveProperty("visit");
  await forget(page).focus();
  await page.keyboard.press("Enter");
  const done = choice(page).getByText("no longer remembers");
  await expect(done).toBeVisible();
  const again = choice(page).getByRole("button", { name: "Remember it again" });
  await expect(again).toBeFocused();
  for (const tab of [page, other]) await expect.poll(() => stored(tab)).toEqual({ "forget-visits": "" });
  expect(await sendInquiry(other)).toEqual(noSource);

  await page.reload();
  await again.click();
  await expect(forget(page)).toBeVisible();
  await expect(done).toBeHidden();
  expect(await sendInquiry(page)).toMatchObject({ utm_campaign: "spring" });
});

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the privacy page says that nothing is remembered, and has no button for it", async ({ page }) => {
    await page.goto("/privacy-policy");
    await expect(choice(page).locator("noscript p")).toBeVisible();
    await expect(choice(page).getByRole("button")).toHaveCount(0);
  });
});
