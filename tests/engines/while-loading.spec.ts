import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./engine-test.ts";

// Every request takes 400 ms, so the visitor acts before the islands are hydrated.
test.use({ slow: true });

const resume = resolve("tests/support/cv.pdf");

const formIsHydrated = () => document.querySelector<HTMLFormElement>("main form")?.noValidate;

test("text typed before a form is hydrated is kept", async ({ visitor }) => {
  await visitor.open("/contact");
  await visitor.click('main form [name="name"]');
  expect(await visitor.read(formIsHydrated)).toBe(false);
  await visitor.press(..."Anna Lindqvist", "Tab", ..."anna@example.com");
  await visitor.expect(true, formIsHydrated);
  await visitor.expect(["Anna Lindqvist", "anna@example.com", "email"], () => {
    const value = (name: string) =>
      document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value;
    return [value("name"), value("email"), (document.activeElement as HTMLInputElement).name];
  });
});

test("a file and an option chosen before a form is hydrated are kept", async ({ visitor }) => {
  await visitor.open("/career/software-developer");
  await visitor.chooseFile('main form [name="resume"]', resume);
  await visitor.choose('main form [name="applyfor"]', "Others");
  await visitor.expect(true, formIsHydrated);
  await visitor.expect(["cv.pdf", "Others"], () => [
    document.querySelector<HTMLInputElement>('main form [name="resume"]')?.files?.[0]?.name,
    document.querySelector<HTMLSelectElement>('main form [name="applyfor"]')?.value,
  ]);
});

test("a slide chosen before the slider is hydrated stays selected", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click(".hero label:nth-of-type(3)");
  await visitor.expect(true, () => document.querySelector(".hero[data-live]") !== null);
  await visitor.expectVisible('[aria-roledescription=slide][aria-label^="3 of"]');
});

test("a tab chosen before the tabs are hydrated stays selected", async ({ visitor }) => {
  await visitor.open("/our-mission");
  await visitor.click('main a[href="#vision"]');
  await visitor.expect(true, () => document.querySelector(".tab-set[data-live]") !== null);
  await visitor.expectVisible("#vision");
  await visitor.expectHidden("#mission");
});

test("an FAQ answer opened before the islands are hydrated stays open", async ({ visitor }) => {
  await visitor.open("/industries/oil-and-gas");
  await visitor.click("main details:not([open]) summary");
  const open = () =>
    [...document.querySelectorAll<HTMLDetailsElement>("main details")].findIndex((row) => row.open);
  await visitor.expect(1, open);
  await visitor.hydrateIslands();
  expect(await visitor.read(open)).toBe(1);
});

test("a menu stays open while the islands are hydrated", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click("#site-menu .header-menu summary");
  await visitor.expectVisible("#menu-company a");
  await visitor.hydrateIslands();
  await visitor.expectVisible("#menu-company a");
});
