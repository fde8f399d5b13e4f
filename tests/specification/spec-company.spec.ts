import { expect, test } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import {
  countersFigures,
  countersLabels,
  each,
  expectCounters,
  expectFilled,
  expectTestimonials,
  expectTitle,
  fetchPage,
  hrefs,
  linksNamed,
  text,
  texts,
} from "../support/spec-page.ts";

/** The number of sections for the film: 1, or 0 if the company has no film. */
const film = company.value.hasFilm ? 1 : 0;

test("/about has the specified content", async ({ request }) => {
  const page = await fetchPage(request, "/about");
  const { $, sections, section } = page;
  expectTitle(page, "About Us");
  expect(sections).toHaveLength(9);
  expect(texts(section(3).find(".tab-list > a"))).toEqual(["Mission", "Vision"]);
  expect(hrefs(section(3).find(".tab-list"))).toEqual(["#mission", "#vision"]);
  for (const id of ["mission", "vision"]) expect(text($(`#${id}`))).not.toBe("");
  expect(section(4).find("li").length).toBeGreaterThanOrEqual(3);
  const team = section(5).find("li");
  expect(team).toHaveLength(6);
  expect(team.find("img")).toHaveLength(6);
  expectFilled(team.find("h3"), 6);
  expectFilled(team.find("h3 + p"), 6);
  expect(section(6).find("ol > li")).toHaveLength(6);
  expectCounters(section(7), countersFigures, countersLabels);
  expectFilled(section(8).find("li h3"), 6);
  expectTestimonials(section(9));
});

test("/development-methodology has the specified content", async ({ request }) => {
  const page = await fetchPage(request, "/development-methodology");
  expectTitle(page, "Our Development Methodology");
  expect([3, 4, 5].map((number) => text(page.section(number).find("h2")))).toEqual([
    "Agile",
    "Waterfall",
    "Scrum",
  ]);
  expect(linksNamed(page.main, "Contact Us").map((link) => link.attr("href"))).toEqual(["/contact"]);
});

test("/our-working-models has the specified content", async ({ request }) => {
  const page = await fetchPage(request, "/our-working-models");
  expectTitle(page, "Our Working Models");
  expectFilled(page.section(2).find("article h2"), 4);
});

test("/our-story has the specified content", async ({ request }) => {
  const page = await fetchPage(request, "/our-story");
  expectTitle(page, "Our Story");
  expect(page.sections).toHaveLength(4 + film);
  const years = texts(page.section(3 + film).find("ol > li")).map((entry) => entry.slice(0, 4));
  expect(years).toEqual([company.value.foundedOn.slice(0, 4), "2000", "2010", "2015"]);
});

if (company.value.hasFilm) {
  test("the intro video has captions, and its files exist", async ({ request }) => {
    expect(hrefs((await fetchPage(request, "/our-story")).section(3))).toEqual(["/intro-film"]);
    const player = (await fetchPage(request, "/intro-film")).main.find("video");
    expect(player.find('track[kind="captions"]').attr("srclang")).toBe("en");
    expect(each(player.find("source")).map((source) => source.attr("type"))).toContain("video/mp4");
    for (const source of each(player.find("source, track"))) {
      const file = source.attr("src") ?? "";
      expect((await request.head(file)).status(), file).toBe(200);
    }
  });
}

test("/our-mission has the specified content", async ({ request }) => {
  const page = await fetchPage(request, "/our-mission");
  const { $, sections, section } = page;
  expectTitle(page, "Our Mission");
  expect(sections).toHaveLength(5);
  expect(texts(section(2).find(".tab-list > a"))).toEqual(["Mission", "Vision", "Approach"]);
  for (const id of ["mission", "vision", "approach"]) expect(text($(`#${id}`))).not.toBe("");
  expect(section(3).find("[aria-roledescription=carousel] li").length).toBeGreaterThan(2);
  expect(section(4).find("li")).toHaveLength(3);
  expect(section(4).find("li img")).toHaveLength(3);
  expectTestimonials(section(5));
});

test("/why-us has the specified content", async ({ request }) => {
  const page = await fetchPage(request, "/why-us");
  const { sections, section } = page;
  expectTitle(page, "Why Choose Us");
  expect(sections).toHaveLength(5 + film);
  if (company.value.hasFilm) expect(hrefs(section(2))).toEqual(["/intro-film"]);
  expectFilled(section(2 + film).find("li h3"), 6);
  expectCounters(section(3 + film), countersFigures, countersLabels);
  const portfolio = section(4 + film).find("[aria-roledescription=carousel] li");
  expect(portfolio.length).toBeGreaterThanOrEqual(6);
  for (const href of hrefs(portfolio)) expect(href).toMatch(/^\/our-portfolio\/./);
  expectTestimonials(section(5 + film));
});

test("/how-we-work has the specified content", async ({ request }) => {
  const page = await fetchPage(request, "/how-we-work");
  const { sections, section } = page;
  expectTitle(page, "How We Work");
  expect(sections).toHaveLength(4);
  expect(texts(section(2).find("ol > li h3"))).toEqual(["Discovery", "Discussion", "Testing", "Execute"]);
  const plans = section(3).find("article");
  expect(texts(plans.find("h3"))).toEqual(["Basic", "Professional", "Advance", "Standard"]);
  ["$99", "$199", "$299", "$399"].forEach((price, index) => {
    const plan = plans.eq(index);
    expect(text(plan)).toMatch(new RegExp(`\\${price}(?!\\d)`));
    expect(texts(plan.find("li"))).toEqual([
      "Multi-Language Support",
      "Unlimited Database",
      "Powerful Admin Panel",
      "Data Security",
      "24/7 System Monitoring",
    ]);
    expect(texts(plan.find("a"))).toEqual(["Choose"]);
    expect(hrefs(plan)).toEqual([expect.stringMatching(/^\/contact\.html\b/)]);
  });
  expect(section(4).find("article").length).toBeGreaterThanOrEqual(6);
});

test("choosing a plan opens the contact form with the plan as its subject", async ({ request }) => {
  const { section } = await fetchPage(request, "/how-we-work");
  const { status, main } = await fetchPage(request, hrefs(section(3).find("article").eq(1))[0] ?? "");
  expect(status).toBe(200);
  expect(main.find('[name="subject"]').attr("value")).toContain("Professional");
});

test("/our-partners has the specified content", async ({ request }) => {
  const page = await fetchPage(request, "/our-partners");
  expectTitle(page, "Our Partners");
  const cards = page.section(3).find("li");
  expect(cards).toHaveLength(6);
  for (const card of each(cards)) {
    expect(card.find("img").length).toBeGreaterThan(0);
    expectFilled(card.find("h3"), 1);
    expectFilled(card.find("h3 + p"), 1);
    expect(hrefs(card)).toEqual(["/contact"]);
  }
  // In `main`, only the six cards link to the contact page.
  expect(page.main.find('a[href="/contact"]')).toHaveLength(6);
});
