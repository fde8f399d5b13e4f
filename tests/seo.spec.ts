import { type APIRequestContext, expect, test } from "@playwright/test";
import { securityContactExpires } from "../app/content/site-dates.ts";
import { pagePaths } from "../app/page-paths.ts";
import { hydrated, nudgePointer } from "./sign-of-life.ts";

/** The address the tested build was made for. */
const address = "http://localhost:3000";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", apos: "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|apos);/g, (_, name: string) => entities[name] ?? "");

const metaContent = (html: string, name: string) =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

type Node = Record<string, unknown> & { "@type": string };

function graph(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length === 0) return [];
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.[1] ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

async function readPages(request: APIRequestContext) {
  const pages = new Map<string, string>();
  for (const path of pagePaths()) pages.set(path, await (await request.get(path)).text());
  return pages;
}

const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test.describe("every page", () => {
  let pages: Map<string, string>;
  /** The pages that name themselves: what a search engine should hold, each once. */
  let ownPages: [string, string][];
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    pages = await readPages(request);
    ownPages = [...pages].filter(([path, html]) => canonical(html) === new URL(path, address).href);
    await request.dispose();
  });

  test("has a title and a description like no other, in the usual lengths", () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const [path, html] of ownPages) {
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

  test("names one canonical address, which is itself or names itself", () => {
    for (const [path, html] of pages) {
      const target = canonical(html)?.replace(address, "") ?? "";
      expect(html.match(/rel="canonical"/g), path).toHaveLength(1);
      expect(html, path).not.toContain('content="noindex"');
      const own = pages.get(target || "/") ?? "";
      expect(canonical(own), path).toBe(new URL(target || "/", address).href);
    }
  });

  test("is in the sitemap once, with the day it changed, and nothing else is", async ({ request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    expect(listed.map(([, loc]) => loc).sort()).toEqual(
      ownPages.map(([path]) => new URL(path, address).href).sort(),
    );
    const changed = Object.fromEntries(listed.map(([, loc = "", day]) => [loc.replace(address, ""), day]));
    expect(changed["/blog/test-the-restore"]).toBe("2026-09-03");
    for (const day of Object.values(changed)) expect(Date.parse(day ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("has a link preview of its own, whose card is there in the size it says", async ({ request }) => {
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
    expect(pictures.size).toBe(ownPages.length);
    expect(new Set(pictures.values())).toEqual(new Set(["1200x630"]));
    for (const [picture, size] of pictures) {
      const response = await request.get(picture.replace(address, ""));
      expect(response.status(), picture).toBe(200);
      expect(jpegSize(await response.body()), picture).toBe(size);
    }
  });

  test("tells what it is in the words of schema.org", () => {
    /** What each type must not lack. */
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
      JobPosting: ["title", "description", "validThrough", "hiringOrganization", "jobLocation", "baseSalary"],
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
      [/^\/career\/./, ["JobPosting", "BreadcrumbList"]],
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

  test("has the breadcrumbs in its data that it shows", () => {
    for (const [path, html] of ownPages.filter(([path]) => path !== "/")) {
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

  test("shows every question and answer its data holds", () => {
    for (const [path, html] of ownPages) {
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
  "/thank-you/contact/AG-7Q4F-2KXM",
]) {
  test(`${path} is not to be found and says nothing about itself`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(canonical(html)).toBeUndefined();
    expect(graph(html)).toEqual([]);
  });
}

test("a page that is missing says so in its title, however it was reached", async ({ page }) => {
  await page.goto("/about");
  await nudgePointer(page, 100, 100);
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({}, "", "/blog/nothing-of-the-kind");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const missing = await page.request.get("/blog/nothing-of-the-kind");
  expect(await missing.text()).toContain(`<title>${await page.title()}</title>`);
});

test.describe("files for machines", () => {
  test("robots.txt lets everyone in and names the sitemap", async ({ request }) => {
    const response = await request.get("/robots.txt");
    expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
  });

  test("both feeds hold every article, the newest first, whole", async ({ page, request }) => {
    const rss = await request.get("/feed.xml");
    expect(rss.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const parsed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, "application/xml");
        return {
          wellFormed: !document.querySelector("parsererror"),
          items: [...document.querySelectorAll("item")].map((item) => ({
            link: item.querySelector("link")?.textContent ?? "",
            date: Date.parse(item.querySelector("pubDate")?.textContent ?? ""),
            body: item.getElementsByTagName("content:encoded")[0]?.textContent ?? "",
          })),
        };
      },
      await rss.text(),
    );
    expect(parsed.wellFormed).toBe(true);
    const dates = parsed.items.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(parsed.items.map(({ link }) => link.replace(address, "")).sort()).toEqual(
      pagePaths()
        .filter((path) => path.startsWith("/blog/"))
        .sort(),
    );
    for (const { body } of parsed.items) expect(body).toMatch(/^<p>.{60,}<h2>/s);

    const json = await request.get("/feed.json");
    expect(json.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
    const feed = await json.json();
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(parsed.items.map(({ link }) => link));
  });

  test("security.txt can be believed for now, and for a year at most", async ({ request }) => {
    const text = await (await request.get("/.well-known/security.txt")).text();
    expect(text).toContain("Contact: mailto:");
    expect(text).toContain(`Expires: ${securityContactExpires}T00:00:00Z`);
    const days = (Date.parse(securityContactExpires) - Date.now()) / 86_400_000;
    expect(days, "renew securityContactExpires in app/content/site-dates.ts").toBeGreaterThan(0);
    expect(days).toBeLessThan(366);
  });

  test("llms.txt leads to pages that are there", async ({ request }) => {
    const links = [...(await (await request.get("/llms.txt")).text()).matchAll(/\]\((.*?)\)/g)];
    expect(links.length).toBeGreaterThan(40);
    const paths = new Set(pagePaths());
    for (const [, link = ""] of links) expect(paths).toContain(link.replace(address, ""));
  });

  test("humans.txt names people", async ({ request }) => {
    expect(await (await request.get("/humans.txt")).text()).toMatch(/: Mara Lindqvist\n/);
  });

  test("the manifest's icons are there, in the sizes it says", async ({ request }) => {
    const response = await request.get("/site.webmanifest");
    expect(response.headers()["content-type"]).toBe("application/manifest+json");
    const { icons, start_url } = await response.json();
    expect((await request.get(start_url)).status()).toBe(200);
    for (const { src, type, sizes } of icons as { src: string; type: string; sizes: string }[]) {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"], src).toBe(type);
      const bytes = await icon.body();
      if (type === "image/png")
        expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
    const html = await (await request.get("/")).text();
    for (const [, href = ""] of html.matchAll(
      /<link rel="(?:manifest|apple-touch-icon|icon|alternate)" href="([^"]+)"/g,
    )) {
      expect((await request.get(href)).status(), href).toBe(200);
    }
  });
});
