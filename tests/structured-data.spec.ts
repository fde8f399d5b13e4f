import { expect } from "@playwright/test";
import { hrefs, text, texts } from "./spec-page.ts";
import { address } from "./support/built-pages.ts";
import { canonical, graph, test } from "./support/rendered-pages.ts";

test("every page has the expected schema.org types with their required properties", ({ pages }) => {
  const requiredProperties: Record<string, string[]> = {
    WebSite: ["name", "url", "publisher", "potentialAction"],
    WebPage: ["url", "name", "description", "isPartOf"],
    AboutPage: ["url", "name"],
    ContactPage: ["url", "name"],
    CollectionPage: ["url", "name"],
    Organization: ["name", "legalName", "url", "logo", "address", "telephone", "email", "foundingDate"],
    BreadcrumbList: ["itemListElement"],
    Service: ["name", "description", "provider", "url", "image"],
    FAQPage: ["mainEntity"],
    BlogPosting: ["headline", "datePublished", "author", "publisher", "image", "mainEntityOfPage"],
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
    const names = texts($('nav[aria-label="Breadcrumb"] li'));
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
