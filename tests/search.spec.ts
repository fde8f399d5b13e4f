import { expect, test } from "@playwright/test";
import { fetchPage, hrefs, linksNamed, text, texts } from "./spec-page.ts";

for (const javaScriptEnabled of [true, false]) {
  const tag = javaScriptEnabled ? [] : "@long";
  test.describe(`the search with JavaScript ${javaScriptEnabled ? "on" : "off"}`, { tag }, () => {
    test.use({ javaScriptEnabled });

    test("the header links to the search, which finds a page", { tag: "@quick" }, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/about");
      await page.getByRole("link", { name: "Search", exact: true }).first().click();
      await expect(page).toHaveURL("/search");
      await page.getByRole("searchbox").fill("cobol payroll");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/search?q=cobol+payroll");
      await expect(page).toHaveTitle(/cobol payroll/);
      await page.locator("main ol a[href='/blog/the-last-cobol-payroll']").click();
      await expect(page).toHaveURL("/blog/the-last-cobol-payroll");
    });

    test("the drawer links to the search", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/about");
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
      await expect(page).toHaveURL("/search");
    });
  });
}

test("the query is shown as plain text", async ({ request }) => {
  const query = `"><script>alert(1)</script><img src=x>`;
  const { main } = await fetchPage(request, `/search?q=${encodeURIComponent(query)}`);
  expect(main.find("img, script")).toHaveLength(0);
  expect(text(main.find("h2").first())).toContain(`“${query}”`);
  expect(linksNamed(main, "Contact")).not.toHaveLength(0);
});

test("a result says what kind of page it is, and the words of the query are highlighted", async ({
  request,
}) => {
  const { main } = await fetchPage(request, "/search?q=cobol+payroll");
  const result = main.find("ol li").has('a[href="/blog/the-last-cobol-payroll"]');
  expect(text(result.find("p").first())).toBe("Article");
  const marked = texts(result.find("mark")).map((word) => word.toLowerCase());
  expect(marked).toEqual(expect.arrayContaining(["cobol", "payroll"]));
  const career = (await fetchPage(request, "/search?q=jobs")).main.find("ol li").has('a[href="/career"]');
  expect(text(career.find("p").first())).toBe("Page");
});

test("a search with more results than are shown says how many there are", async ({ request }) => {
  const { main } = await fetchPage(request, "/search?q=a");
  expect(main.find("ol").last().children("li")).toHaveLength(20);
  const [, shown, total] = text(main.find("h2").first()).match(/best (\d+) of (\d+) pages/) ?? [];
  expect(shown).toBe("20");
  expect(Number(total)).toBeGreaterThan(20);
});

test("a search that finds nothing suggests pages", async ({ request }) => {
  const { main } = await fetchPage(request, "/search?q=zeppelin");
  expect(new Set(hrefs(main.find("ul"))).size).toBeGreaterThanOrEqual(3);
});

test("alternative URLs of pages are not in the results", async ({ request }) => {
  const { main } = await fetchPage(request, "/search?q=custom+software+development");
  const paths = hrefs(main.find("ol"));
  expect(paths).toContain("/services/custom-software-development");
  for (const path of paths) expect(path).not.toMatch(/^\/(?:service|industry)\/|^\/home$|^\/services$/);
});

const firstResults = {
  "/how-we-work": ["pricing", "price", "cost", "rates"],
  "/case-studies": ["case study"],
  "/career": ["jobs", "apply", "salary"],
  "/privacy-policy": ["GDPR"],
  "/contact": ["address", "phone", "support", "emergency"],
  "/services/artificial-intelligence": ["AI"],
};

test("the words that visitors type find their page first", async ({ request }) => {
  for (const [path, queries] of Object.entries(firstResults)) {
    for (const query of queries) {
      const { main } = await fetchPage(request, `/search?q=${encodeURIComponent(query)}`);
      expect(hrefs(main.find("ol").last())[0], query).toBe(path);
    }
  }
});
