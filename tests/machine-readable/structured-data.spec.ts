import { expect } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import { address } from "../support/built-pages.ts";
import { canonical, graph, test } from "../support/rendered-pages.ts";
import { hrefs, text, texts } from "../support/spec-page.ts";

test("every page has the expected schema.org types with their required properties", ({ pages }) => {
  const requiredProperties: Record<string, string[]> = {
    WebSite: ["name", "url", "publisher", "potentialAction"],
    WebPage: ["url", "name", "description", "isPartOf"],
    AboutPage: ["url", "name"],
    ContactPage: ["url", "name"],
    CollectionPage: ["url", "name"],
    Organization: [
      ...["name", "legalName", "url", "logo", "address", "telephone", "email", "foundingDate"],
      ...["location", "vatID"],
    ],
    BreadcrumbList: ["itemListElement"],
    Service: ["name", "description", "provider", "url", "image"],
    FAQPage: ["mainEntity"],
    BlogPosting: [
      "headline",
      "datePublished",
      "dateModified",
      "author",
      "publisher",
      "image",
      "mainEntityOfPage",
    ],
    JobPosting: ["title", "datePosted", "validThrough", "hiringOrganization", "jobLocation"],
    VideoObject: ["name", "thumbnailUrl", "uploadDate", "contentUrl"],
    CreativeWork: ["name", "abstract", "creator", "image", "url"],
  };
  const expected: [RegExp, string[]][] = [
    [/^\/$/, ["Organization"]],
    [/^\/about$/, ["AboutPage", "Organization", "BreadcrumbList"]],
    [/^\/contact$/, ["ContactPage", "Organization"]],
    [/^\/faq$/, ["FAQPage"]],
    [
      /^\/(?:blogs|career|industries|our-portfolio)$|^\/case-studies(?:\/(?:industry|service)\/.*)?$/,
      ["CollectionPage"],
    ],
    [/^\/services\/(?!.*-development)./, ["Service"]],
    [/^\/services\/.*-development$/, ["Service", "FAQPage", "BreadcrumbList"]],
    [/^\/industries\/./, ["Service", "FAQPage", "BreadcrumbList"]],
    [/^\/blog\/./, ["BlogPosting", "BreadcrumbList"]],
    [/^\/career\/./, ["BreadcrumbList"]],
    [/^\/intro-film$/, ["VideoObject", "BreadcrumbList"]],
    [/^\/case-studies\/[^/]+$/, ["CreativeWork", "BreadcrumbList"]],
    [/^\/our-portfolio\/./, ["CreativeWork", "BreadcrumbList"]],
  ];
  for (const [path, $] of pages.all) {
    const nodes = graph($);
    const types = nodes.map((node) => node["@type"]);
    expect(types, path).toContain("WebSite");
    expect(
      types.filter((type) => /(?<!FAQ)Page$/.test(type)),
      path,
    ).toHaveLength(1);
    for (const [pattern, wanted] of expected) {
      if (pattern.test(path)) expect(types, path).toEqual(expect.arrayContaining(wanted));
    }
    for (const node of nodes) {
      expect(Object.keys(requiredProperties), path).toContain(node["@type"]);
      for (const property of requiredProperties[node["@type"]] ?? []) {
        expect(node[property], `${property} of ${node["@type"]} on ${path}`).toBeTruthy();
      }
    }
  }
});

test("every page has the same breadcrumbs in its structured data and on the page", ({ pages }) => {
  for (const [path, $] of pages.own.filter(([path]) => path !== "/")) {
    const trail = graph($).find((node) => node["@type"] === "BreadcrumbList");
    const items = trail?.itemListElement as { name: string; item: string; position: number }[];
    // The tabs of the services share their visible breadcrumbs, so the name of the tab is added.
    const tab = texts($('[aria-label="Our Services"] > [aria-current]')).filter(() => path !== "/services");
    const names = [...texts($('nav[aria-label="Breadcrumb"] li')), ...tab];
    expect(
      items.map(({ name }) => name),
      path,
    ).toEqual(names);
    const links = hrefs($('nav[aria-label="Breadcrumb"]')).map((href) => new URL(href ?? "", address).href);
    expect(
      items.map(({ item }) => item),
      path,
    ).toEqual([...links, canonical($)]);
  }
});

test("every page shows every question and answer that its structured data contains", ({ pages }) => {
  for (const [path, $] of pages.own) {
    const shown = text($("main"));
    const questions = graph($).find((node) => node["@type"] === "FAQPage")?.mainEntity ?? [];
    for (const { name, acceptedAnswer } of questions as {
      name: string;
      acceptedAnswer: { text: string };
    }[]) {
      expect(shown.includes(name), `${path}: ${name}`).toBe(true);
      expect(shown.includes(acceptedAnswer.text), `${path}: ${acceptedAnswer.text}`).toBe(true);
    }
  }
});

test("an article is not modified before it was published, and its author has an address on the site", ({
  pages,
}) => {
  for (const [path, $] of pages.own) {
    const article = graph($).find((node) => node["@type"] === "BlogPosting");
    if (!article) continue;
    expect(String(article.dateModified) >= String(article.datePublished), path).toBe(true);
    const { name, url } = article.author as { name: string; url: string };
    const { pathname, hash } = new URL(url);
    expect(text(pages.all.get(pathname)?.(hash) ?? $("nothing")), path).toBe(name);
  }
});

test("the organization has the company's place, opening hours and VAT number", ({ pages }) => {
  const home = pages.all.get("/");
  const organization = home && graph(home).find((node) => node["@type"] === "Organization");
  expect(organization).toMatchObject({
    vatID: "GB999999973",
    location: {
      geo: { "@type": "GeoCoordinates", latitude: company.value.location.latitude },
      openingHoursSpecification: [
        {
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "08:30",
          closes: "17:30",
        },
      ],
    },
  });
});
