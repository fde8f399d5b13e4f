import { expect, test } from "@playwright/test";
import { fillInquiry, reference, storedSource } from "./support/sent-forms.ts";

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

test("a browser that blocks storage sends the form with this page as the first one", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(SERVICE);
  await fillInquiry(page);
  await page.getByRole("button", { name: "Send inquiry" }).click();
  expect(storedSource(await reference(page))).toMatchObject({ entry_page: SERVICE });
  expect(errors).toEqual([]);
});
