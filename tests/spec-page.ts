import { type APIRequestContext, expect } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { company } from "../app/content/company.ts";

type Selection = ReturnType<CheerioAPI>;

/** A page as the server sends it, which is what visitors without JavaScript get. */
export type SpecPage = {
  status: number;
  $: CheerioAPI;
  main: Selection;
  bands: Selection;
  /** The sections of the page from top to bottom, counted from one. */
  band: (number: number) => Selection;
};

export async function fetchPage(request: APIRequestContext, path: string): Promise<SpecPage> {
  const response = await request.get(path);
  const $ = load(await response.text());
  const main = $("main");
  const bands = main.children("section, header");
  return { status: response.status(), $, main, bands, band: (number) => bands.eq(number - 1) };
}

/** The text of each element, with white space collapsed as a browser shows it. */
export function texts(selection: Selection): string[] {
  return each(selection).map(text);
}

export function text(selection: Selection): string {
  return selection.text().replace(/\s+/g, " ").trim();
}

/** The visible label of each link; hidden text after it may say which page the link opens. */
export function linkLabels(within: Selection): string[] {
  return each(within.find("a")).map((link) => {
    const label = link.clone();
    label.find(".sr-only").remove();
    expect(text(link).startsWith(text(label)), text(link)).toBe(true);
    return text(label);
  });
}

/** Each element of a selection as its own selection. */
export function each(selection: Selection): Selection[] {
  return Array.from({ length: selection.length }, (_, index) => selection.eq(index));
}

/** The targets of every link inside, in order. */
export function hrefs(selection: Selection): (string | undefined)[] {
  return each(selection.find("a")).map((link) => link.attr("href"));
}

/** The links with exactly this text. */
export function linksNamed(within: Selection, name: string): Selection[] {
  return each(within.find("a")).filter((link) => text(link) === name);
}

export function expectTitle({ main }: SpecPage, title: string, trail = ["Home", title]) {
  expect(texts(main.find("h1"))).toEqual([title]);
  expect(texts(main.find('nav[aria-label="Breadcrumb"] li'))).toEqual(trail);
}

/** Expects as many elements as the specification says, each with text. */
export function expectFilled(selection: Selection, count: number) {
  expect(texts(selection)).toEqual(Array(count).fill(expect.stringMatching(/\S/)));
}

export function expectCounters(band: Selection, figures: string[], labels: string[]) {
  // Each figure comes before its label.
  expect(texts(band.find("li"))).toEqual(figures.map((figure, index) => `${figure} ${labels[index]}`));
}

/** Six steps with a number, a picture with alt text, a title and a description; all but the last have an arrow. */
export function expectDeliverySteps(band: Selection) {
  const steps = each(band.find("ol > li"));
  expect(steps.map((step) => text(step)[0])).toEqual(["1", "2", "3", "4", "5", "6"]);
  for (const step of steps) {
    expect(step.find("img").attr("alt")).toMatch(/\S/);
    expectFilled(step.find("h3"), 1);
    expectFilled(step.find("h3 + p"), 1);
  }
  expect(steps.map((step) => step.find("[data-arrow]").length)).toEqual([1, 1, 1, 1, 1, 0]);
}

/** Testimonials with a picture, four or five stars, the words, and who said them. */
export function expectRatings(band: Selection, count?: number) {
  const voices = band.find("figure");
  if (count) expect(voices).toHaveLength(count);
  expect(voices.length).toBeGreaterThanOrEqual(3);
  for (const voice of each(voices)) {
    expect(voice.find("img").length).toBeGreaterThan(0);
    expect(voice.find('[aria-label="4 out of 5 stars"], [aria-label="5 out of 5 stars"]')).toHaveLength(1);
    expectFilled(voice.find("blockquote"), 1);
    // Name, then role.
    expectFilled(voice.find("figcaption b, figcaption b + span"), 2);
  }
}

/** Six questions, the first open. They share a name, so the browser opens one at a time. */
export function expectAccordion(band: Selection) {
  const rows = band.find("details");
  expect(each(rows).map((row) => row.attr("open") !== undefined)).toEqual([true, ...Array(5).fill(false)]);
  expectFilled(rows.find("summary"), 6);
  // Each answer has an id, so that it can be linked to.
  expectFilled(rows.children("[id]").find("p"), 6);
  const names = new Set(each(rows).map((row) => row.attr("name")));
  expect(names.size).toBe(1);
  expect(names).not.toContain(undefined);
}

/** Networks with an accessible name: a link once the company has a target, a named picture until then. */
export function expectSocialMarks(within: Selection) {
  const marks = each(within.find("ul > li > a:has(svg)[aria-label], ul > li > svg[role=img][aria-label]"));
  expect(marks.length).toBeGreaterThanOrEqual(3);
  for (const mark of marks) expect(mark.attr("aria-label")).toMatch(/\S/);
}

/** The fields a visitor can fill in, as in the markup. */
export function formFields(form: Selection) {
  return each(form.find("input, textarea, select"))
    .filter((control) => control.attr("type") !== "hidden" && !control.closest("[aria-hidden=true]").length)
    .map((control) => {
      const rows = Number(control.attr("rows"));
      return {
        name: control.attr("name"),
        type: control.is("input")
          ? (control.attr("type") ?? "text")
          : (control.prop("tagName") ?? "").toLowerCase(),
        required: control.attr("required") !== undefined,
        ...(rows && { rows }),
      };
    });
}

/** Depends on the founding year in the company file. */
const years = company.foundedOn.startsWith("1991") ? 35 : company.yearsOfExperience;

export const countersFigures = [String(years), "1160+", "1545+", "50+", "25"];
export const countersLabels = [
  "years of experience",
  "Happy Clients",
  "Projects Done",
  "Skilled Experts",
  "Won Award",
];
