import { createHash } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { CheerioAPI } from "cheerio";
import { searchSummary } from "../../app/search/summary.ts";
import { test } from "../support/rendered-pages.ts";
import { each, fetchPage, hrefs, linksNamed, text, texts } from "../support/spec-page.ts";

const searchFor = async (request: APIRequestContext, query: string) =>
  (await fetchPage(request, `/search?q=${encodeURIComponent(query)}`)).main;

/** The pages found, each with the links to its sections. */
async function found(request: APIRequestContext, query: string) {
  const main = await searchFor(request, query);
  return each(main.find("ol").last().children("li")).map((page) => ({
    path: page.find("a").first().attr("href") ?? "",
    links: hrefs(page),
  }));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header links to the search, which finds a section", { tag: "@quick" }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/about");
    await page.getByRole("link", { name: "Search", exact: true }).first().click();
    await expect(page).toHaveURL("/search");
    await page.getByRole("searchbox").fill("cancel contract early");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=cancel+contract+early");
    await expect(page).toHaveTitle(/cancel contract early/);
    await page.locator("main ol a[href='/faq#ending-early']").click();
    await expect(page.locator("#ending-early")).toBeVisible();
  });

  test("the drawer links to the search", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
  });
});

test("a result says what kind of page it is, and marks the words of the query in the passages", async ({
  request,
}) => {
  const main = await searchFor(request, "cobol payroll");
  const result = main.find("ol > li").has('a[href="/blog/the-last-cobol-payroll"]');
  expect(text(result.find("p").first())).toBe("Article");
  const marked = texts(result.find("li mark")).map((word) => word.toLowerCase());
  expect(marked).toEqual(expect.arrayContaining(["cobol", "payroll"]));
  const career = (await searchFor(request, "jobs")).find("ol > li").has('a[href="/career"]');
  expect(text(career.find("p").first())).toBe("Page");
});

test("a search that finds nothing suggests pages", async ({ request }) => {
  const nothing = await searchFor(request, "zeppelin");
  expect(new Set(hrefs(nothing.find("ul"))).size).toBeGreaterThanOrEqual(3);
  expect(linksNamed(nothing, "Contact")).not.toHaveLength(0);
});

test("a mistyped word shows the results of its correction and says so, as in the header's search", async ({
  request,
}) => {
  const page = await searchFor(request, "when hosptial");
  const sentence = /^No results for “when hosptial”\. Showing results for “when hospital”: \d+ pages$/;
  expect(text(page.find("h2").first())).toMatch(sentence);
  const answer = await (await request.get("/search.json?q=when+hosptial")).json();
  expect(searchSummary(answer)).toBe(text(page.find("h2").first()));
  const paths = async (query: string) => (await found(request, query)).map(({ path }) => path);
  expect(await paths("when hosptial")).toEqual(await paths("when hospital"));
  const first = answer.pages.map(({ path }: { path: string }) => path);
  expect((await paths("when hosptial")).slice(0, first.length)).toEqual(first);
});

/** A word with one mistake. It is chosen by a hash instead of a generator, so that new words on the site change no others. */
function mistyped(word: string, [kind = 0, place = 0, letter = 0]: Uint8Array) {
  const at = place % (word.length - 1);
  const [before, first, second, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const wrong = String.fromCharCode("a".charCodeAt(0) + (letter % 26));
  const mistakes = [
    `${before}${second}${first}${after}`,
    `${before}${second}${after}`,
    `${before}${first}${first}${second}${after}`,
    `${before}${wrong}${second}${after}`,
  ];
  return mistakes[kind % mistakes.length] as string;
}

test("words with one typing mistake find the same first page as the right spelling", async ({
  request,
  pages,
}) => {
  const seed = "1";
  const allText = pages.own.flatMap(([, $]) => {
    const nodes = $("main :not(pre, code)").contents().toArray();
    return nodes.flatMap((node) => (node.type === "text" ? node.data : []));
  });
  const words = [
    ...new Set(
      allText
        .join(" ")
        .toLowerCase()
        .match(/(?<![\p{L}\p{N}’-])[a-z]{5,}(?![\p{L}\p{N}’-])/gu),
    ),
  ]
    .map((word) => ({
      word,
      hash: createHash("sha256")
        .update(seed + word)
        .digest(),
    }))
    .sort((one, other) => Buffer.compare(one.hash, other.hash));
  const first = async (query: string): Promise<string | undefined> =>
    (await (await request.get(`/search.json?q=${query}`)).json()).pages[0]?.path;
  const failed: string[] = [];
  let tried = 0;
  for (const { word, hash } of words) {
    const typed = mistyped(word, hash.subarray(8));
    const path = await first(word);
    if (typed === word || !path) continue;
    if ((await first(typed)) !== path) failed.push(`${typed} instead of ${word}`);
    if (++tried === 40) break;
  }
  expect(tried).toBe(40);
  expect(failed.length, failed.join(", ")).toBeLessThanOrEqual(4);
});

test("the heading says if not all words were found together, and if not all pages are listed", async ({
  request,
}) => {
  const some = await searchFor(request, "methane internship");
  expect(text(some.find("h2").first())).toMatch(/^Nothing has all the words “methane internship”/);
  const many = await searchFor(request, "software");
  const listed = many.find("ol").last().children("li").length;
  const [count] = /^\d+/.exec(text(many.find("h2").first())) ?? [];
  expect(Number(count)).toBeGreaterThan(listed);
  expect(text(many)).toContain(`These are the best ${listed}`);
});

test("alternative URLs of pages are not in the results", async ({ request }) => {
  const paths = (await found(request, "custom software development")).map(({ path }) => path);
  expect(paths).toContain("/services/custom-software-development");
  for (const path of paths) expect(path).not.toMatch(/^\/(?:service|industry)\/|^\/home$|^\/services$/);
});

const firstResults = {
  "/how-we-work": ["pricing", "cost", "day rate", "care plan", "uptime guarantee", "when can you start"],
  "/case-studies": ["case study"],
  "/career": ["jobs", "salary", "carrer", "internship", "remote jobs"],
  "/privacy-policy": ["GDPR", "my CV", "delete data"],
  "/contact": ["address", "emergency phone", "kontakt", "tax id"],
  "/faq": ["intellectual property"],
  "/services/artificial-intelligence": ["AI"],
  "/services/mobile-app-development": ["mobil app", "how long does it take"],
  "/about": ["ceo", "about us"],
  "/our-working-models": ["minimum contract", "NDA", "liability"],
};

/** Some of the questions on the site, and what a visitor who hasn't read them might type. */
const paraphrases: Record<string, string> = {
  "/faq#missed-date": "project delayed deadline missed",
  "/faq#who-owns-the-code": "who has the copyright of the source code",
  "/services/web-application-development#native-app-as-well": "native app or web app",
  "/services/web-application-development#how-much-traffic": "peak traffic the site can take",
  "/services/mobile-app-development#mobile-timeline": "time and cost of a mobile app",
  "/services/mobile-app-development#mobile-rejection": "apple rejected our app",
  "/services/custom-software-development#when-to-buy-instead": "buy off the shelf or build",
  "/services/custom-software-development#breaks-at-night": "emergency call at 3 am",
  "/services/cross-platform-app-development#cross-platform-framework": "flutter or react native",
  "/services/cross-platform-app-development#cross-platform-future": "framework abandoned by its vendor",
  "/industries/sports-and-gaming#derby-day": "will it cope with match day",
  "/industries/oil-and-gas#satellite-link": "satellite connection lost",
  "/industries/food-and-beverages#allergen-change": "allergens on labels changed",
  "/industries/fitness-and-wellness#aggregators": "classpass integration",
  "/industries/finance-and-insurance#public-cloud": "public cloud allowed by regulators",
};

test("the words that visitors type find their page first", async ({ request }) => {
  for (const [path, queries] of Object.entries(firstResults)) {
    for (const query of queries) expect((await found(request, query))[0]?.path, query).toBe(path);
  }
});

test("a search for a kind of job finds the jobs first", async ({ request }) => {
  for (const query of ["developer salary", "developer jobs", "remote jobs"]) {
    const paths = (await found(request, query)).slice(0, 2).map(({ path }) => path);
    for (const path of paths) expect(path, query).toMatch(/^\/career(?:\/|$)/);
  }
});

/** The links to the answers of all questions on the site. */
const questions = (pages: [path: string, $: CheerioAPI][]) =>
  pages
    .filter(([path]) => /^\/faq$|^\/(?:services|industries)\/./.test(path))
    .flatMap(([path, $]) =>
      each($("main details:has(summary h3)")).map((row) => ({
        question: text(row.find("summary h3")),
        link: `${path}#${row.find("[id]").first().attr("id")}`,
      })),
    );

/** The links to the pages and sections on the first pages that a search finds. */
async function firstLinks(request: APIRequestContext, query: string, pages: number) {
  return (await found(request, query)).slice(0, pages).flatMap(({ links }) => links);
}

test("every question is found by its own words", async ({ request, pages }) => {
  const asked = questions(pages.own);
  expect(asked.length).toBeGreaterThanOrEqual(60);
  for (const { question, link } of asked)
    expect(await firstLinks(request, question, 2), question).toContain(link);
});

test("a question is found by other words, on one of the first three pages", async ({ request }) => {
  for (const [link, query] of Object.entries(paraphrases))
    expect(await firstLinks(request, query, 3), query).toContain(link);
});

test("every result links to an element that exists", async ({ request, pages }) => {
  const results = await Promise.all(Object.values(paraphrases).map((query) => found(request, query)));
  const links = new Set(results.flat().flatMap((page) => page.links));
  for (const link of links) {
    const [path = "", id] = link?.split("#") ?? [];
    if (id) expect(pages.all.get(path)?.(`main [id="${id}"]`).length, link).toBe(1);
  }
  expect(links.size).toBeGreaterThan(100);
});
