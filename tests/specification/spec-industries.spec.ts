import { expect, test } from "@playwright/test";
import {
  each,
  expectAccordion,
  expectCounters,
  expectDeliverySteps,
  expectFilled,
  expectTitle,
  fetchPage,
  hrefs,
  linkLabels,
  linksNamed,
  text,
  texts,
} from "../support/spec-page.ts";

test("/industries has the eleven specified cards, three of them with Read More", async ({ request }) => {
  const page = await fetchPage(request, "/industries");
  expectTitle(page, "Industries");
  const cards = page.section(2).find("article");
  const names = texts(cards.find("h3"));
  const specified = [
    "Fitness & Wellness",
    "Sports & Gaming",
    "Food & Beverages",
    "Finance & Insurance",
    "Housing & Infrastructure",
    "Supply Chain & Logistics",
    "Education/eLearning",
    "Health Care",
    "Travel & Hospitality",
    "Retail & eCommerce",
    "Oil & Gas",
  ];
  expect(names.filter((name) => specified.includes(name))).toEqual(specified);
  const targets = specified.map((name) => hrefs(cards.eq(names.indexOf(name)))[0]);
  expect(targets).toEqual([
    "/industries/fitness-and-wellness",
    "/industries/sports-and-gaming",
    "/industries/food-and-beverages",
    ...Array(8).fill(undefined),
  ]);
  expect(new Set(linkLabels(cards))).toEqual(new Set(["Read More"]));
});

const industries = [
  ["oil-and-gas", "Oil & Gas"],
  ["fitness-and-wellness", "Fitness & Wellness"],
  ["sports-and-gaming", "Sports & Gaming"],
  ["food-and-beverages", "Food & Beverages"],
  ["finance-and-insurance", "Finance & Insurance"],
];

for (const [slug, name] of industries) {
  test(`/industries/${slug} has the specified sections, in order`, async ({ request }) => {
    const { main, sections, section } = await fetchPage(request, `/industries/${slug}`);
    expect(sections).toHaveLength(8);
    expect(texts(main.find('nav[aria-label="Breadcrumb"] li'))).toEqual(["Home", "Industries", name]);

    expectFilled(section(1).find("h1 em"), 1);
    expectFilled(section(1).find("p"), 1);
    expect(section(1).find("img").length).toBeGreaterThan(0);

    expectFilled(section(2).find("h2"), 1);
    expectFilled(section(2).find("h2 + p"), 1);
    const services = section(2).find("ul > li:has(h3)");
    expect(services).toHaveLength(6);
    for (const service of each(services)) {
      expect(service.children("svg")).toHaveLength(1);
      expectFilled(service.find("h3"), 1);
      expectFilled(service.children("p"), 1);
      expect(service.find("ul > li").length).toBeGreaterThanOrEqual(2);
    }

    expectCounters(section(3), ["1160", "1545", "50"], ["Happy Clients", "Projects Done", "Our Expert"]);

    expect(text(section(4).find("h2"))).toBe("Clients We Serve");
    expectFilled(section(4).find("li"), 8);
    expect(section(4).find("li svg")).toHaveLength(8);
    const discuss = linksNamed(section(4), "Let's discuss your requirements");
    expect(discuss.map((link) => link.attr("href"))).toEqual(["/about"]);

    expect(section(5).attr("id")).toBe("inquiry-section");
    expect(section(5).find("form")).toHaveLength(1);
    expectDeliverySteps(section(6));
    expectFilled(section(7).find("li h3"), 6);
    expect(section(7).find("li svg")).toHaveLength(6);
    expectAccordion(section(8));
  });

  test(`/industry/${slug} shows the same page as /industries/${slug}`, async ({ request }) => {
    const plural = await fetchPage(request, `/industries/${slug}`);
    const singular = await fetchPage(request, `/industry/${slug}`);
    expect(text(singular.main)).toBe(text(plural.main));
  });
}
