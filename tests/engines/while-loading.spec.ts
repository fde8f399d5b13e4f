import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./engine-test.ts";

// No island is hydrated until a test calls `siteProxy.deliverReact`.
test.use({ holdReact: true });

const resume = resolve("tests/support/cv.pdf");

const formIsHydrated = () => document.querySelector<HTMLFormElement>("main form")?.noValidate;
const tabsAreHydrated = () => document.querySelector(".tab-set[data-live]") !== null;

test("text typed before a form is hydrated is kept", async ({ visitor, siteProxy }) => {
  await visitor.open("/contact");
  await visitor.type('main form [name="name"]', "Anna Lindqvist");
  await visitor.press("Tab", ..."anna@example.com");
  expect(await visitor.read(formIsHydrated)).toBe(false);
  siteProxy.deliverReact();
  await visitor.expect(true, formIsHydrated);
  await visitor.expect(["Anna Lindqvist", "anna@example.com", "email"], () => {
    const value = (name: string) =>
      document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value;
    return [value("name"), value("email"), (document.activeElement as HTMLInputElement).name];
  });
});

test("the recording of the word can be played before its form is hydrated", async ({ visitor }) => {
  await visitor.open("/contact");
  await visitor.expectHidden("main form audio");
  await visitor.click("main form button[data-plays]");
  await visitor.expect(
    true,
    () => (document.querySelector("main form audio") as HTMLAudioElement).currentTime > 0,
  );
  expect(await visitor.read(formIsHydrated)).toBe(false);
});

test("a file and an option chosen before a form is hydrated are kept", async ({ visitor, siteProxy }) => {
  await visitor.open("/career/software-developer");
  await visitor.chooseFile('main form [name="resume"]', resume);
  await visitor.choose('main form [name="applyfor"]', "Technical support");
  expect(await visitor.read(formIsHydrated)).toBe(false);
  siteProxy.deliverReact();
  await visitor.expect(true, formIsHydrated);
  await visitor.expect(["cv.pdf", "Technical support"], () => [
    document.querySelector<HTMLInputElement>('main form [name="resume"]')?.files?.[0]?.name,
    document.querySelector<HTMLSelectElement>('main form [name="applyfor"]')?.value,
  ]);
});

test("a tab chosen before the tabs are hydrated stays selected", async ({ visitor, siteProxy }) => {
  await visitor.open("/our-mission");
  await visitor.click('main a[href="#vision"]');
  expect(await visitor.read(tabsAreHydrated)).toBe(false);
  siteProxy.deliverReact();
  await visitor.expect(true, tabsAreHydrated);
  await visitor.expectVisible("#vision");
  await visitor.expectHidden("#mission");
});

test("an FAQ answer opened before the islands are hydrated stays open", async ({ visitor, siteProxy }) => {
  await visitor.open("/industries/oil-and-gas");
  await visitor.click("main details[name]:not([open]) summary");
  const open = () =>
    [...document.querySelectorAll<HTMLDetailsElement>("main details[name]")].findIndex((row) => row.open);
  await visitor.expect(1, open);
  await visitor.expectCount("[data-hydrated]", 0);
  siteProxy.deliverReact();
  await visitor.hydrateIslands();
  expect(await visitor.read(open)).toBe(1);
});

test("a menu stays open while the islands are hydrated", async ({ visitor, siteProxy }) => {
  await visitor.open("/");
  await visitor.click("#site-menu .header-menu summary");
  await visitor.expectVisible("#menu-company a");
  await visitor.expectCount("[data-hydrated]", 0);
  siteProxy.deliverReact();
  await visitor.hydrateIslands();
  await visitor.expectVisible("#menu-company a");
});
