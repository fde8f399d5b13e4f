import { expect, test } from "@playwright/test";
import { canonical, decode, graph, ownPages, readPages } from "./support/rendered-pages.ts";

test.describe("every page", () => {
  let pages: Map<string, string>;
  let own: [string, string][];
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    pages = await readPages(request);
    own = ownPages(pages);
    await request.dispose();
  });

  test("describes itself with schema.org types", () => {
    /** Required properties of each type. */
    const needed: Record<string, string[]> = {
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
      VideoObject: ["name", "thumbnailUrl", "uploadDate", "contentUrl"],
      CreativeWork: ["name", "abstract", "creator", "image", "url"],
    };
    const expected: [RegExp, string[]][] = [
      [/^\/$/, ["Organization"]],
      [/^\/about$/, ["AboutPage", "Organization", "BreadcrumbList"]],
      [/^\/contact$/, ["ContactPage", "Organization"]],
      [/^\/faq$/, ["FAQPage"]],
      [/^\/services\/(?!.*-development)./, ["Service"]],
      [/^\/services\/.*-development$/, ["Service", "FAQPage", "BreadcrumbList"]],
      [/^\/industries\/./, ["Service", "FAQPage", "BreadcrumbList"]],
      [/^\/blog\/./, ["BlogPosting", "BreadcrumbList"]],
      [/^\/career\/./, ["BreadcrumbList"]],
      [/^\/intro-film$/, ["VideoObject", "BreadcrumbList"]],
      [/^\/case-studies\/./, ["CreativeWork", "BreadcrumbList"]],
      [/^\/our-portfolio\/./, ["CreativeWork", "BreadcrumbList"]],
    ];
    for (const [path, html] of pages) {
      const nodes = graph(html);
      const types = nodes.map((node) => node["@type"]);
      expect(types, path).toContain("WebSite");
      for (const [pattern, wanted] of expected) {
        if (pattern.test(path)) expect(types, path).toEqual(expect.arrayContaining(wanted));
      }
      for (const node of nodes) {
        expect(Object.keys(needed), path).toContain(node["@type"]);
        for (const property of needed[node["@type"]] ?? []) {
          expect(node[property], `${property} of ${node["@type"]} on ${path}`).toBeTruthy();
        }
      }
    }
  });

  test("has the same breadcrumbs in its data and on the page", () => {
    for (const [path, html] of own.filter(([path]) => path !== "/")) {
      const trail = graph(html).find((node) => node["@type"] === "BreadcrumbList");
      const items = trail?.itemListElement as { name: string; item: string; position: number }[];
      const shown = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
      const names = [...shown.matchAll(/(?:<a [^>]*>|<span [^>]*>)([^<]+)</g)].map(([, name = ""]) =>
        decode(name),
      );
      expect(
        items.map(({ name }) => name),
        path,
      ).toEqual(names);
      expect(items.at(-1)?.item, path).toBe(canonical(html));
    }
  });

  test("shows every question and answer in its data", () => {
    for (const [path, html] of own) {
      const text = decode(html.replace(/<script[\s\S]*?<\/script>/g, ""));
      const questions = graph(html).find((node) => node["@type"] === "FAQPage")?.mainEntity ?? [];
      for (const { name, acceptedAnswer } of questions as {
        name: string;
        acceptedAnswer: { text: string };
      }[]) {
        expect(text.includes(name), `${path}: ${name}`).toBe(true);
        expect(text.includes(acceptedAnswer.text), `${path}: ${acceptedAnswer.text}`).toBe(true);
      }
    }
  });
});
