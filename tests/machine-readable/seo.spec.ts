import { expect } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import { socialCards } from "../../scripts/build/social-cards.ts";
import { address } from "../support/built-pages.ts";
import { dynamicPaths } from "../support/page-kinds.ts";
import { canonical, graph, metaContent, test } from "../support/rendered-pages.ts";
import { fetchPage } from "../support/spec-page.ts";

test("every page has a unique title and description, neither too short nor too long, if it is canonical", ({
  pages,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const [path, $] of pages.own) {
    const title = $("title").first().text();
    const description = metaContent($, "description");
    expect(title.length, `title of ${path}`).toBeGreaterThan(15);
    // The company name at the end is not counted. If search engines cut it off, the title is still clear.
    expect(title.replace(` | ${company.value.name}`, "").length, `title of ${path}`).toBeLessThan(54);
    expect(description.length, `description of ${path}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
    expect(titles.get(title), `title of ${path}`).toBeUndefined();
    expect(descriptions.get(description), `description of ${path}`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test("every page has one canonical URL, and the page at that URL is canonical itself", ({ pages }) => {
  for (const [path, $] of pages.all) {
    const target = canonical($)?.replace(address, "") || "/";
    expect($('link[rel="canonical"]'), path).toHaveLength(1);
    expect(metaContent($, "robots"), path).not.toContain("noindex");
    expect(
      pages.own.map(([own]) => own),
      path,
    ).toContain(target);
  }
});

test("every page is listed once in the sitemap if it is canonical; the sitemap lists nothing else", async ({
  pages,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>)?/g)];
  expect(sitemap.match(/<loc>/g)).toHaveLength(listed.length);
  expect(listed.map(([, loc]) => loc).sort()).toEqual(
    pages.own.map(([path]) => new URL(path, address).href).sort(),
  );
  const changed = Object.fromEntries(
    listed.map(([, loc = "", day]) => [loc.replace(address, "") || "/", day]),
  );
  for (const [path, $] of pages.own) {
    const dated = graph($).find(({ dateModified }) => dateModified);
    if (dated) expect(changed[path], path).toBe(dated.dateModified);
  }
});

test("every page has a link preview; each canonical page has its own picture", async ({ pages, request }) => {
  const pictures = new Set<string>();
  for (const [path, $] of pages.all) {
    expect(metaContent($, "og:title"), path).not.toBe("");
    expect(metaContent($, "og:url"), path).toBe(canonical($));
    expect(metaContent($, "og:description"), path).toBe(metaContent($, "description"));
    expect(metaContent($, "og:image:alt"), path).not.toBe("");
    expect(metaContent($, "twitter:card"), path).toBe("summary_large_image");
    pictures.add(metaContent($, "og:image"));
  }
  expect(pictures.size).toBe(pages.own.length);
  for (const picture of pictures) {
    const response = await request.get(picture.replace(address, ""));
    expect(response.status(), picture).toBe(200);
    expect(response.headers()["content-type"], picture).toBe("image/jpeg");
  }
});

test("the social card of a list shows the list's own title, and not that of a filter or a tab", async ({
  pages,
  request,
}) => {
  for (const path of ["/case-studies", "/services"]) {
    const $ = pages.all.get(path);
    if (!$) throw new Error(`There is no page ${path}`);
    const property = (name: string) => ({ property: name, content: metaContent($, name) });
    const meta = [
      ...["og:image", "og:image:alt", "og:url"].map(property),
      { "script:ld+json": { "@graph": graph($) } },
    ];
    const [drawn] = await socialCards([{ path, loaderData: undefined, meta }]);
    const card = await request.get(property("og:image").content.replace(address, ""));
    expect((await card.body()).equals(drawn?.content ?? Buffer.of()), path).toBe(true);
  }
});

for (const path of dynamicPaths) {
  test(`${path} is not indexed and has no structured data`, async ({ request }) => {
    const { $ } = await fetchPage(request, path);
    expect(metaContent($, "robots")).toBe("noindex");
    expect(canonical($)).toBeUndefined();
    expect(graph($)).toEqual([]);
  });
}
