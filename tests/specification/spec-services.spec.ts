import { expect, test } from "@playwright/test";

import {
  each,
  expectAccordion,
  expectDeliverySteps,
  expectFilled,
  expectTestimonials,
  expectTitle,
  fetchPage,
  hrefs,
  linksNamed,
  text,
  texts,
} from "../support/spec-page.ts";

const tabs: [slug: string, name: string][] = [
  ["artificial-intelligence", "Artificial Intelligence"],
  ["software-engineering", "Software Engineering"],
  ["digital-engineering", "Digital Engineering"],
  ["data-engineering-and-analytics", "Data Engineering & Analytics"],
  ["software-testing", "Software Testing (QA)"],
  ["business-intelligence", "Business Intelligence"],
  ["cloud", "Cloud"],
];

const services = [
  {
    slug: "custom-software-development",
    title: "Custom Software Development",
    cases: ["erp-migration", "retail-dashboard", "healthcare-crm"],
    timeline: /./,
  },
  {
    slug: "web-application-development",
    title: "Web Application Development",
    cases: ["order-management", "clinic-booking", "elearning-platform"],
    timeline: /web MVP.*6–10 weeks/i,
  },
  {
    slug: "mobile-app-development",
    title: "Mobile App Development",
    cases: ["delivery-app", "fitness-app", "finance-app"],
    timeline: /mobile.*8–16 weeks/i,
  },
  {
    slug: "cross-platform-app-development",
    title: "Cross Platform App Development",
    cases: ["social-app", "marketplace-app", "edtech-app"],
    timeline: /cross-platform.*6–12 weeks/i,
  },
];

const addressOf = (slug: string) => `/services/${slug}`;
const crossPlatform = addressOf("cross-platform-app-development");
const specified = services.map(({ slug }) => addressOf(slug));
const threeServices = specified.filter((address) => address !== crossPlatform);

/** The service pages that the sub-services of these two tabs link to. Sub-services of the other tabs link to "/". */
const subServiceTargets: Record<string, string[]> = {
  "software-engineering": specified,
  "digital-engineering": threeServices,
};

for (const [slug, name] of [["", "Artificial Intelligence"], ...tabs] as const) {
  const path = slug ? addressOf(slug) : "/services";
  test(`${path} shows the overview with the ${name} tab selected`, async ({ request }) => {
    const page = await fetchPage(request, path);
    expectTitle(page, "Our Services");
    const list = page.section(2).find('[aria-label="Our Services"]');
    expect(texts(list.children("a"))).toEqual(tabs.map(([, each]) => each));
    expect(hrefs(list)).toEqual(tabs.map(([each]) => `${addressOf(each)}#tabs`));
    expect(texts(list.children('[aria-current], [aria-selected="true"]'))).toEqual([name]);

    const panel = page.section(2).find("article");
    expect(panel.find("img").length).toBeGreaterThan(0);
    expectFilled(panel.find("h3"), 1);
    expectFilled(panel.find("h3 + p"), 1);
    const targets = hrefs(panel.find("li"));
    expect(targets.length).toBeGreaterThanOrEqual(3);
    // Ignores links to services that are not in the specification, because a company may add services.
    const own = targets.filter((target) => target === "/" || specified.includes(target ?? ""));
    expect(new Set(own)).toEqual(new Set(subServiceTargets[slug] ?? ["/"]));
    for (const entry of each(panel.find(`a[href="${crossPlatform}"]`)))
      expect(text(entry)).toBe("Cross Platform App Development");
  });
}

test("each of the seven tabs has a heading of its own, with the name of the tab", async ({ request }) => {
  for (const [slug, name] of tabs) {
    const { main } = await fetchPage(request, addressOf(slug));
    expect(text(main.find("h1"))).toBe(`Our Services: ${name}`);
  }
});

for (const { slug, title, cases, timeline } of services) {
  test(`/services/${slug} has the ten specified sections, in order`, async ({ request }) => {
    const { $, main, sections, section } = await fetchPage(request, addressOf(slug));
    expect(sections).toHaveLength(10);
    expect(texts(main.find('nav[aria-label="Breadcrumb"] li'))).toEqual(["Home", "Our Services", title]);

    expect(text(section(1).find("h1"))).toBe(title);
    expectFilled(section(1).find("h1 + p"), 1);
    expect(section(1).find("img").length).toBeGreaterThan(0);
    const anchors: [number: number, label: string][] = [
      [1, "Talk to our exprts"],
      [2, "Get Free Quote"],
      [3, "Share Your Requirements"],
      [5, "SCHEDULE A MEETING"],
    ];
    for (const [number, label] of anchors)
      expect(texts(section(number).find('a[href$="#inquiry-section"]'))).toEqual([label]);

    for (const [number, count] of [
      [2, 8],
      [3, 6],
      [8, 6],
    ] as const) {
      const items = section(number).find("li");
      expectFilled(items.find("h3"), count);
      expectFilled(items.find("p"), count);
      expect(items.find("svg")).toHaveLength(count);
    }
    expect(section(8).find("ul")).toHaveLength(2);

    expectDeliverySteps(section(4));

    const groups = each(section(5).find("dl > div"));
    expect(groups.length).toBeGreaterThanOrEqual(3);
    for (const group of groups) {
      expectFilled(group.find("dt"), 1);
      expect(group.find("li").length).toBeGreaterThanOrEqual(3);
    }

    expect($("#inquiry-section")).toHaveLength(1);
    expect(section(6).attr("id")).toBe("inquiry-section");
    expect(section(6).find("form")).toHaveLength(1);

    const cards = section(7).find("article");
    expect(texts(cards.find("a"))).toEqual(Array(3).fill("Read Full Case Study"));
    expect(hrefs(cards)).toEqual(cases.map((name) => `/case-studies/${name}`));
    expect(hrefs(section(7))).toContain("/case-studies");
    for (const card of each(cards)) {
      expect(card.find("img").length).toBeGreaterThan(0);
      expectFilled(card.find("h3"), 1);
      expectFilled(card.find("h3 + p"), 1);
    }

    expectTestimonials(section(9), 3);

    expect(text(section(10))).toMatch(timeline);
    expectAccordion(section(10));
  });

  test(`/service/${slug} shows the same page as /services/${slug}`, async ({ request }) => {
    const plural = await fetchPage(request, addressOf(slug));
    const singular = await fetchPage(request, `/service/${slug}`);
    expect(linksNamed(plural.main, "Talk to our exprts")).toHaveLength(1);
    expect(text(singular.main)).toBe(text(plural.main));
  });
}
