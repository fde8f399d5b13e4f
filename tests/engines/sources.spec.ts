import { expect } from "@playwright/test";
import { storedSource } from "../support/sent-forms.ts";
import { test } from "./engine-test.ts";
import { autofill, field, newAddress, type Visitor } from "./visitor.ts";

// Session storage and the Referer header differ between engines. tests/forms/sources.spec.ts checks more.

const SERVICE = "/services/custom-software-development";
const CAMPAIGN = "utm_source=newsletter&utm_medium=email&utm_campaign=spring";
const campaign = { utm_source: "newsletter", utm_medium: "email", utm_campaign: "spring" };

/** Sends the inquiry form of this page and returns the stored source of the visit. */
async function sendInquiry(visitor: Visitor) {
  await visitor.type(field("name"), "Kenji");
  await visitor.read(autofill, { email: newAddress(), phone: "0113 496 0102", requirements: "Two apps." });
  await visitor.click("main form button[type=submit]:not([name], [tabindex])");
  return storedSource(await visitor.expectThanks("inquiry"));
}

const expectLoaded = (visitor: Visitor, address: string) =>
  visitor.expect(["complete", address], () => [document.readyState, location.hostname + location.pathname]);

const storedInBrowser = (visitor: Visitor) =>
  visitor.read(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage), document.cookie]);

test("an inquiry says from which campaign's link the visit came, until the tab is closed", async ({
  visitor,
}) => {
  await visitor.open("/about");
  // A link from another site: its host name is localhost, ours is 127.0.0.1.
  await visitor.read((query) => location.assign(`http://127.0.0.1:${location.port}/?${query}`), CAMPAIGN);
  await expectLoaded(visitor, "127.0.0.1/");
  await visitor.read((to) => location.assign(to), SERVICE);
  await expectLoaded(visitor, `127.0.0.1${SERVICE}`);
  expect(await storedInBrowser(visitor)).toEqual(["visit", ""]);
  const visit = { page: SERVICE, entry_page: "/", referrer: "localhost", ...campaign };
  expect(await sendInquiry(visitor)).toEqual(visit);
  await visitor.replaceTab();
  // This address has no script that could store anything.
  await visitor.open("/healthz");
  expect(await storedInBrowser(visitor)).toEqual([""]);
  expect(await visitor.cookies()).toEqual([]);
});

test.describe("JavaScript off", () => {
  test.use({ javaScript: false });

  test("an inquiry says from which page it was sent, and which campaign is in the page's URL", async ({
    visitor,
  }) => {
    await visitor.open(`${SERVICE}?${CAMPAIGN}`);
    expect(await sendInquiry(visitor)).toEqual({
      ...{ page: SERVICE, entry_page: "", referrer: "" },
      ...campaign,
    });
  });
});
