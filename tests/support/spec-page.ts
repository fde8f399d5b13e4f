import { type APIRequestContext, expect } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { company } from "../../app/content/company.ts";

type Selection = ReturnType<CheerioAPI>;

/** A page as the server sends it, before any script runs. */
export type SpecPage = {
  status: number;
  $: CheerioAPI;
  main: Selection;
  sections: Selection;
  /** A section of <main> by its position, counted from one. A <header> in <main> counts as a section. */
  section: (number: number) => Selection;
};

export async function fetchPage(request: APIRequestContext, path: string): Promise<SpecPage> {
  const response = await request.get(path);
  const $ = load(await response.text());
  const main = $("main");
  const sections = main.children("section, header");
  return { status: response.status(), $, main, sections, section: (number) => sections.eq(number - 1) };
}

/** The text of each element, with white space collapsed as in a browser. */
export function texts(selection: Selection): string[] {
  return each(selection).map(text);
}

export function text(selection: Selection): string {
  return selection.text().replace(/\s+/g, " ").trim();
}

/** The visible label of each link. */
export const linkLabels = (within: Selection) => each(within.find("a")).map(visibleText);

/** The text of an element, without the hidden text for screen readers after it. */
function visibleText(element: Selection): string {
  const visible = element.clone();
  visible.find(".sr-only").remove();
  expect(text(element).startsWith(text(visible)), text(element)).toBe(true);
  return text(visible);
}

/** Splits a selection into selections of one element each. */
export function each(selection: Selection): Selection[] {
  return Array.from({ length: selection.length }, (_, index) => selection.eq(index));
}

/** The targets of all links in a selection. */
export function hrefs(selection: Selection): (string | undefined)[] {
  return each(selection.find("a")).map((link) => link.attr("href"));
}

/** The links with exactly this text. */
export function linksNamed(within: Selection, name: string): Selection[] {
  return each(within.find("a")).filter((link) => text(link) === name);
}

export function expectTitle({ main }: SpecPage, title: string, trail = ["Home", title]) {
  expect(each(main.find("h1")).map(visibleText)).toEqual([title]);
  expect(texts(main.find('nav[aria-label="Breadcrumb"] li'))).toEqual(trail);
}

/** Expects this number of elements, each with text. */
export function expectFilled(selection: Selection, count: number) {
  expect(texts(selection)).toEqual(Array(count).fill(expect.stringMatching(/\S/)));
}

export function expectCounters(section: Selection, figures: string[], labels: string[]) {
  // Each figure comes before its label.
  expect(texts(section.find("li"))).toEqual(figures.map((figure, index) => `${figure} ${labels[index]}`));
}

/** Expects six numbered steps with a picture, alt text, a title and a description. All but the last have an arrow. */
export function expectDeliverySteps(section: Selection) {
  const steps = each(section.find("ol").first().children("li"));
  expect(steps.map((step) => text(step)[0])).toEqual(["1", "2", "3", "4", "5", "6"]);
  for (const step of steps) {
    expect(step.find("img").attr("alt")).toMatch(/\S/);
    expectFilled(step.find("h3"), 1);
    expectFilled(step.find("h3 + p"), 1);
  }
  expect(steps.map((step) => step.find("[data-arrow]").length)).toEqual([1, 1, 1, 1, 1, 0]);
}

/** Expects testimonials with a picture, four or five stars, a quote, and the client's name and role. */
export function expectTestimonials(section: Selection, count?: number) {
  const testimonials = section.find("figure");
  if (count) expect(testimonials).toHaveLength(count);
  expect(testimonials.length).toBeGreaterThanOrEqual(3);
  for (const testimonial of each(testimonials)) {
    expect(testimonial.find("img").length).toBeGreaterThan(0);
    expect(testimonial.find('[aria-label="4 out of 5 stars"], [aria-label="5 out of 5 stars"]')).toHaveLength(
      1,
    );
    expectFilled(testimonial.find("blockquote"), 1);
    expectFilled(testimonial.find("figcaption b, figcaption b + span"), 2);
  }
}

/** Expects six questions, the first of them open. They share a name, so the browser opens only one at a time. */
export function expectAccordion(section: Selection) {
  const rows = section.find("details");
  expect(each(rows).map((row) => row.attr("open") !== undefined)).toEqual([true, ...Array(5).fill(false)]);
  expectFilled(rows.find("summary"), 6);
  // Each answer has an id, so that links can lead to it.
  expectFilled(rows.children("[id]").find("p"), 6);
  const names = new Set(each(rows).map((row) => row.attr("name")));
  expect(names.size).toBe(1);
  expect(names).not.toContain(undefined);
}

/** Expects at least three social networks, each as a named link or, if it has no URL, as a named icon. */
export function expectSocialNetworks(within: Selection) {
  const networks = each(within.find("ul > li > a:has(svg)[aria-label], ul > li > svg[role=img][aria-label]"));
  expect(networks.length).toBeGreaterThanOrEqual(3);
  for (const network of networks) expect(network.attr("aria-label")).toMatch(/\S/);
}

/** The visible fields of a form with their attributes. */
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

/** The specified 35 years, unless a rebrand has changed the founding year. */
const years = company.value.foundedOn.startsWith("1991") ? 35 : company.value.yearsOfExperience;

export const countersFigures = [String(years), "1160+", "1545+", "50+", "25"];
export const countersLabels = [
  "years of experience",
  "Happy Clients",
  "Projects Done",
  "Skilled Experts",
  "Won Award",
];
