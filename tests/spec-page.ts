import { expect, type Locator, type Page, test } from "@playwright/test";
import { company } from "../app/content/company.ts";
import { hydrated } from "./sign-of-life.ts";

/** A page of the specification, open as a visitor has it before them. */
export type SpecPage = {
  page: Page;
  main: Locator;
  scripts: boolean;
  open: (path: string) => Promise<void>;
  /** The bands of the page from top to bottom, counted from one. */
  band: (place: number) => Locator;
  haveBands: (count: number) => Promise<void>;
};

/** Declares a test twice: for a visitor whose scripts have started, and for one without any. */
export function withAndWithoutScripts(title: string, check: (spec: SpecPage) => Promise<void>) {
  for (const scripts of [true, false]) {
    test.describe(`JavaScript ${scripts ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled: scripts });
      test(title, async ({ page }) => {
        await page.route(/google\.com/, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
        const main = page.locator("main");
        const bands = main.locator("> section, > header");
        await check({
          page,
          main,
          scripts,
          async open(path) {
            await page.goto(path);
            if (scripts) await startScripts(page);
          },
          band: (place) => bands.nth(place - 1),
          haveBands: (count) => expect(bands).toHaveCount(count),
        });
      });
    });
  }
}

/** The framework is fetched at the first sign of life. */
async function startScripts(page: Page) {
  await page.keyboard.press("Shift");
  await hydrated(page);
}

export async function expectTitle(main: Locator, title: string, trail = ["Home", title]) {
  await expect(main.locator("h1")).toHaveText(title);
  await expect(main.getByRole("navigation", { name: "Breadcrumb" }).locator("li")).toHaveText(trail);
}

/** The targets of every link in it, in order. */
export function hrefs(within: Locator) {
  return within.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** Figures and what they count. They may be counting up: the true ones stand there in the end. */
export async function expectCounters(band: Locator, figures: string[], labels: string[]) {
  await expect(band.locator("dd")).toHaveText(figures);
  await expect(band.locator("dt")).toHaveText(labels);
}

/** Testimonials have four or five stars. */
export async function expectRatings(band: Locator, count?: number) {
  const voices = band.locator("figure");
  if (count) await expect(voices).toHaveCount(count);
  const shown = await voices.count();
  expect(shown).toBeGreaterThanOrEqual(3);
  await expect(voices.locator("img").first()).toBeAttached();
  await expect(
    voices.locator('[aria-label="4 out of 5 stars"], [aria-label="5 out of 5 stars"]'),
  ).toHaveCount(shown);
}

/** Six questions, the first open; opening one closes the other. */
export async function expectAccordion(band: Locator) {
  const rows = band.locator("details");
  await expect(rows).toHaveCount(6);
  const open = () => rows.evaluateAll((all) => all.map((row) => (row as HTMLDetailsElement).open));
  expect(await open()).toEqual([true, false, false, false, false, false]);
  await rows.nth(3).locator("summary").click();
  expect(await open()).toEqual([false, false, false, true, false, false]);
}

/** What a visitor can fill in, as the markup has it. */
export function formFields(form: Locator) {
  return form.locator("input, textarea, select").evaluateAll((controls) =>
    controls
      .map((control) => control as HTMLInputElement & HTMLTextAreaElement)
      .filter((control) => control.type !== "hidden" && !control.closest("[aria-hidden=true]"))
      .map(({ name, type, required, rows }) => ({ name, type, required, ...(rows && { rows }) })),
  );
}

/** A company that began in another year has other experience. */
const years = company.foundedOn.startsWith("1991") ? 35 : company.yearsOfExperience;

export const countersFigures = [String(years), "1160+", "1545+", "50+", "25"];
export const countersLabels = [
  "years of experience",
  "Happy Clients",
  "Projects Done",
  "Skilled Experts",
  "Won Award",
];
