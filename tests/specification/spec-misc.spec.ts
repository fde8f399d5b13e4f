import { expect, test } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import { builtPaths } from "../support/built-pages.ts";
import {
  each,
  expectAccordion,
  expectSocialNetworks,
  expectTitle,
  fetchPage,
  hrefs,
  linksNamed,
  text,
  texts,
} from "../support/spec-page.ts";

test("the header's menus have the specified entries", async ({ request }) => {
  const { $ } = await fetchPage(request, "/faq");
  const header = $("header").first();
  const pages = header.find("#menu-company ul").first();
  expect(texts(pages.find("a"))).toEqual(["About Us", "Development Methodology", "Our Working Models"]);
  expect(hrefs(pages)).toEqual(["/about", "/development-methodology", "/our-working-models"]);

  const services = header.find("#menu-services");
  expect(texts(services.find(".menu-groups > li:has(ul) > a"))).toEqual([
    "Software Engineering",
    "Digital Engineering",
    "Data Engineering & Analytics",
    "Software Testing (QA)",
    "Business Intelligence",
    "Cloud",
    "Artificial Intelligence",
  ]);
  const entries = new Set(hrefs(services.find("li")));
  expect(services.find('li li a[href="/"]').length).toBeGreaterThan(10);
  for (const entry of [
    "/",
    "/service/custom-software-development",
    "/service/web-application-development",
    "/service/mobile-app-development",
    "/service/cross-platform-app-development",
  ])
    expect(entries).toContain(entry);

  const industries = each(header.find("#menu-industries li"));
  const targets: Record<string, string> = {
    "Fitness & Wellness": "/industry/fitness-and-wellness",
    "Sports & Gaming": "/industry/sports-and-gaming",
    "Food & Beverages": "/industry/food-and-beverages",
    "Finance & Insurance": "/industry/finance-and-insurance",
    "Oil & Gas": "/industry/oil-and-gas",
    "Housing & Infrastructure": "/",
    "Supply Chain & Logistics": "/",
    "Education/eLearning": "/",
    "Health Care": "/",
    "Travel & Hospitality": "/",
    "Retail & eCommerce": "/",
  };
  for (const [name, target] of Object.entries(targets)) {
    const entry = industries.filter((each) => text(each).includes(name));
    expect(
      entry.map((each) => hrefs(each)),
      name,
    ).toEqual([[target]]);
  }

  const main = header.find('nav[aria-label="Main"]').first();
  for (const [name, target] of [
    ["Services", "/services"],
    ["Industries", "/industries"],
    ["Blogs", "/blogs"],
    ["Career", "/career"],
    ["Contact", "/contact"],
  ] as const)
    expect(linksNamed(main, name).map((link) => link.attr("href"))).toContain(target);
  expect(linksNamed(header, "Book a meeting")[0]?.attr("href")).toBe("/contact");
});

test("every page except the home page has the top bar", async ({ request }) => {
  for (const path of builtPaths) {
    await test.step(path, async () => {
      const bar = (await fetchPage(request, path)).$("header .top-bar");
      const isHome = path === "/" || path === "/home";
      expect(bar).toHaveLength(isHome ? 0 : 1);
      if (isHome) return;
      expect(bar.find('a[href^="tel:"]')).toHaveLength(1);
      expect(bar.find('a[href^="mailto:"]')).toHaveLength(1);
      expectSocialNetworks(bar);
    });
  }
});

test("the footer has the specified links, and Terms of services is not a link", async ({ request }) => {
  const { $ } = await fetchPage(request, "/our-partners");
  const footer = $("body > footer");
  expect(hrefs(footer)).toEqual(
    expect.arrayContaining([
      "/services/artificial-intelligence",
      "/services/software-engineering",
      "/services/digital-engineering",
      "/services/data-engineering-and-analytics",
      "/services/software-testing",
      "/services/business-intelligence",
      "/services/cloud",
      "/about",
      "/why-us",
      "/our-portfolio",
      "/blogs",
      "/career",
      "/contact",
      "/privacy-policy",
      "/faq",
    ]),
  );
  expect(footer.find('a[href^="mailto:"]').length).toBeGreaterThan(0);
  expect(footer.find('a[href^="tel:"]').length).toBeGreaterThan(0);
  expect(text(footer.find("address"))).toContain(company.value.address.postalCode);
  expect(text(footer)).toContain("©");
  expect(text(footer)).toContain("Terms of services");
  expect(linksNamed(footer, "Terms of services")).toEqual([]);
  expectSocialNetworks(footer);
});

test("/faq has six questions, and the first one is open", async ({ request }) => {
  const page = await fetchPage(request, "/faq");
  expectTitle(page, "FAQ");
  expectAccordion(page.section(2));
});

test("/privacy-policy has nine numbered sections", async ({ request }) => {
  const page = await fetchPage(request, "/privacy-policy");
  expectTitle(page, "Privacy Policy");
  const headings = texts(page.section(2).find("ol > li h2"));
  expect(headings).toHaveLength(9);
  const topics = [
    "Introduction",
    "Information",
    "use",
    "Sharing",
    "Retention",
    "rights",
    "Security",
    "Changes",
    "Contact",
  ];
  topics.forEach((topic, index) => {
    expect(headings[index]).toMatch(new RegExp(`^${index + 1}\\. .*${topic}`, "i"));
  });
});

for (const path of ["/no-such-page", "/services/nothing", "/industry/nothing", "/blog/nothing"]) {
  test(`${path} gets a 404 with the not-found page`, async ({ request }) => {
    const { status, $, main } = await fetchPage(request, path);
    expect(status).toBe(404);
    expect($("title").text()).toMatch(/not found/i);
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");
    expect(text(main.find("h1"))).toBe("Opps ! Page Not Found");
    expect(texts(main.find("p"))).toContain(
      "We can’t find the page you are looking for. You can check out our Help Center or head back to Homepage.",
    );
    expect(linksNamed(main, "Return Home").map((link) => link.attr("href"))).toEqual(["/"]);
    expect(linksNamed(main, "Contact Us").map((link) => link.attr("href"))).toEqual(["/contact"]);
  });
}
