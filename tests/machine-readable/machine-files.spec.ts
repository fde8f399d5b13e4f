import { expect } from "@playwright/test";
import { load } from "cheerio";
import { siteDates } from "../../app/content/site-dates.ts";
import { address, builtPaths } from "../support/built-pages.ts";
import { test } from "../support/rendered-pages.ts";
import { each, texts } from "../support/spec-page.ts";

test("robots.txt allows all crawlers and names the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
});

test("both feeds contain the articles (at most fifty) in full, newest first", async ({ pages, request }) => {
  const rss = await request.get("/feed.xml");
  expect(rss.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const $ = load(await rss.text(), { xml: { xmlMode: true } });
  const items = each($("item")).map((item) => ({
    link: item.children("link").text(),
    date: Date.parse(item.children("pubDate").text()),
    body: item.children("content\\:encoded").text(),
  }));
  const dates = items.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  const articles = new Map(pages.own.filter(([path]) => path.startsWith("/blog/")));
  expect(new Set(items.map(({ link }) => link)).size).toBe(Math.min(articles.size, 50));
  for (const { link, body } of items) {
    expect(body, link).toMatch(/^<p>.{60,}<h2>/s);
    const page = articles.get(link.replace(address, ""));
    // The second section of the page is the article, with the author beside it and the tags below it.
    const article = page?.("main").children("section, header").eq(1);
    const written = article?.find("h2, p, pre").not('figure *, aside *, h2:contains("Tags")');
    const inFeed = load(body)("h2, p, pre").not("figure *");
    expect(texts(inFeed).sort(), link).toEqual(written && texts(written).sort());
  }

  const json = await request.get("/feed.json");
  expect(json.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const feed = await json.json();
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  const jsonItems: { url: string; content_html: string }[] = feed.items;
  expect(jsonItems.map(({ url }) => url)).toEqual(items.map(({ link }) => link));
  expect(jsonItems.map(({ content_html }) => content_html)).toEqual(items.map(({ body }) => body));
});

test("security.txt expires within a year of the last content update", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toContain("Contact: mailto:");
  expect(text).toContain(`Expires: ${siteDates.value.securityContactExpires}T00:00:00Z`);
  const days =
    (Date.parse(siteDates.value.securityContactExpires) - Date.parse(siteDates.value.contentUpdated)) /
    86_400_000;
  expect(days, "renew securityContactExpires in app/content/site-dates.ts").toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

test("llms.txt links to existing pages", async ({ request }) => {
  const links = [...(await (await request.get("/llms.txt")).text()).matchAll(/\]\((.*?)\)/g)];
  expect(links.length).toBeGreaterThan(40);
  const paths = new Set(builtPaths);
  for (const [, link = ""] of links) expect(paths).toContain(link.replace(address, ""));
});

test("the icons of the web app manifest exist in the stated sizes", async ({ request }) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toBe("application/manifest+json");
  const { icons, start_url } = await response.json();
  expect((await request.get(start_url)).status()).toBe(200);
  const listed: { src: string; type: string; sizes: string }[] = icons;
  expect(listed.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512", "512x512"]);
  for (const { src, type, sizes } of listed) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"], src).toBe(type);
    const bytes = await icon.body();
    if (type === "image/png") expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const html = await (await request.get("/")).text();
  for (const [, href = ""] of html.matchAll(
    /<link rel="(?:manifest|apple-touch-icon|icon|alternate)" href="([^"]+)"/g,
  )) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
});
