import { expect, test } from "@playwright/test";
import { fetchPage } from "./spec-page.ts";
import { address, canonical, decode, graph, ownPages, readPages } from "./support/rendered-pages.ts";

const metaContent = (html: string, name: string) =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

test.describe("every page", () => {
  let pages: Map<string, string>;
  let own: [string, string][];
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    pages = await readPages(request);
    own = ownPages(pages);
    await request.dispose();
  });

  test("has a unique title and description of the usual length", () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const [path, html] of own) {
      const title = decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
      const description = metaContent(html, "description");
      expect(title.length, `title of ${path}`).toBeGreaterThan(15);
      expect(title.length, `title of ${path}`).toBeLessThan(66);
      expect(description.length, `description of ${path}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
      expect(titles.get(title), `title of ${path}`).toBeUndefined();
      expect(descriptions.get(description), `description of ${path}`).toBeUndefined();
      titles.set(title, path);
      descriptions.set(description, path);
    }
  });

  test("has one canonical address, which is canonical itself", () => {
    for (const [path, html] of pages) {
      const target = canonical(html)?.replace(address, "") ?? "";
      expect(html.match(/rel="canonical"/g), path).toHaveLength(1);
      expect(html, path).not.toContain('content="noindex"');
      const own = pages.get(target || "/") ?? "";
      expect(canonical(own), path).toBe(new URL(target || "/", address).href);
    }
  });

  test("is in the sitemap once with its last change, and nothing else is", async ({ request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    expect(listed.map(([, loc]) => loc).sort()).toEqual(
      own.map(([path]) => new URL(path, address).href).sort(),
    );
    const changed = Object.fromEntries(listed.map(([, loc = "", day]) => [loc.replace(address, ""), day]));
    expect(changed["/blog/test-the-restore"]).toBe("2026-09-03");
  });

  test("has its own link preview with a card of the stated size", async ({ request }) => {
    const pictures = new Map<string, string>();
    for (const [path, html] of pages) {
      expect(metaContent(html, "og:title"), path).not.toBe("");
      expect(metaContent(html, "og:url"), path).toBe(canonical(html));
      expect(metaContent(html, "og:description"), path).toBe(metaContent(html, "description"));
      expect(metaContent(html, "og:image:alt"), path).not.toBe("");
      expect(metaContent(html, "twitter:card"), path).toBe("summary_large_image");
      const picture = metaContent(html, "og:image");
      expect(picture, path).toMatch(/^http:\/\/localhost:3000\/cards\/.+\.jpg$/);
      pictures.set(picture, `${metaContent(html, "og:image:width")}x${metaContent(html, "og:image:height")}`);
    }
    expect(pictures.size).toBe(own.length);
    expect(new Set(pictures.values())).toEqual(new Set(["1200x630"]));
    for (const [picture, size] of pictures) {
      const response = await request.get(picture.replace(address, ""));
      expect(response.status(), picture).toBe(200);
      expect(jpegSize(await response.body()), picture).toBe(size);
    }
  });
});

function jpegSize(bytes: Buffer) {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc3)
      return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  return "no JPEG";
}

for (const path of [
  "/nope",
  "/career/nope",
  "/search",
  "/search?q=cloud",
  "/thank-you/contact/AG-7K4M-Q2XD-9PWT",
]) {
  test(`${path} is not indexed and has no structured data`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(canonical(html)).toBeUndefined();
    expect(graph(html)).toEqual([]);
  });
}

test("a missing page says so in its title", async ({ request }) => {
  const { status, $ } = await fetchPage(request, "/blog/nothing-of-the-kind");
  expect(status).toBe(404);
  expect($("title").text()).toMatch(/not found/i);
});
