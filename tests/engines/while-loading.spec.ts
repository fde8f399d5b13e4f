import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./engine-test.ts";
import { field } from "./visitor.ts";

// No island is hydrated until a test calls `siteProxy.deliverReact`.
test.use({ holdReact: true });

const formIsHydrated = () => document.querySelector<HTMLFormElement>("main form")?.noValidate;
const tabsAreHydrated = () => document.querySelector(".tab-set[data-live]") !== null;

test("a file, an option and text, chosen and typed before a form is hydrated, are kept", async ({
  visitor,
  siteProxy,
}) => {
  await visitor.open("/career/software-developer");
  await visitor.chooseFile(field("resume"), resolve("tests/support/cv.pdf"));
  await visitor.choose(field("applyfor"), "Technical support");
  await visitor.type(field("name"), "Anna");
  await visitor.press("Tab", ..."Li");
  expect(await visitor.read(formIsHydrated)).toBe(false);
  siteProxy.deliverReact();
  await visitor.expect(true, formIsHydrated);
  await visitor.expect(["cv.pdf", "Technical support", "Anna", "Li", "last_name"], () => {
    const control = (name: string) => document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
    return [
      control("resume")?.files?.[0]?.name,
      ...["applyfor", "name", "last_name"].map((name) => control(name)?.value),
      (document.activeElement as HTMLInputElement).name,
    ];
  });
});

test("if the script of a form fails after Send, the browser complains about the first empty field", async ({
  visitor,
  siteProxy,
}) => {
  await visitor.open("/contact");
  await visitor.type(field("subject"), "Pumps");
  await visitor.press("Enter");
  await visitor.expect("subject", () => (document.activeElement as HTMLInputElement).name);
  siteProxy.refuseReact();
  await visitor.expect("name", () => (document.activeElement as HTMLInputElement).name);
  expect(await visitor.read(formIsHydrated)).toBe(false);
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

test("a tab chosen before the tabs are hydrated stays selected", async ({ visitor, siteProxy }) => {
  await visitor.open("/our-mission");
  await visitor.click('main a[href="#vision"]');
  expect(await visitor.read(tabsAreHydrated)).toBe(false);
  siteProxy.deliverReact();
  await visitor.expect(true, tabsAreHydrated);
  await visitor.expectVisible("#vision");
  await visitor.expectHidden("#mission");
});

test("an answer and a menu stay open while the islands are hydrated", async ({ visitor, siteProxy }) => {
  await visitor.open("/industries/oil-and-gas");
  await visitor.click("main details[name]:not([open]) summary");
  await visitor.click("#site-menu .header-menu summary");
  const open = () =>
    [...document.querySelectorAll<HTMLDetailsElement>("main details[name]")].findIndex((row) => row.open);
  await visitor.expect(1, open);
  await visitor.expectVisible("#menu-company a");
  await visitor.expectCount("[data-hydrated]", 0);
  siteProxy.deliverReact();
  await visitor.hydrateIslands();
  expect(await visitor.read(open)).toBe(1);
  await visitor.expectVisible("#menu-company a");
});
