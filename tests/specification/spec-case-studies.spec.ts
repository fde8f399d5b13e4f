import { type APIRequestContext, expect, test } from "@playwright/test";
import { each, expectFilled, expectTitle, fetchPage, hrefs, text, texts } from "../support/spec-page.ts";

const names = [
  "erp-migration",
  "retail-dashboard",
  "healthcare-crm",
  "order-management",
  "clinic-booking",
  "elearning-platform",
  "delivery-app",
  "fitness-app",
  "finance-app",
  "social-app",
  "marketplace-app",
  "edtech-app",
];

test("each of the twelve case studies has a page, and the figures in its summary are also in its result section", async ({
  request,
}) => {
  const claims: string[] = [];
  for (const name of names) {
    const page = await fetchPage(request, `/case-studies/${name}`);
    const { status, main, sections, section } = page;
    expect(status, name).toBe(200);
    expect(sections, name).toHaveLength(6);
    expectTitle(page, text(main.find("h1")), ["Home", "Case Studies", text(main.find("h1"))]);
    expect(texts(section(1).find("dt")).slice(0, 2)).toEqual(["Client", "Industry"]);
    // Sections 2 to 4 are problem, approach and result; 5 is technology with a quote; 6 is the link to the next case.
    for (const number of [2, 3, 4]) expectFilled(section(number).find("h2"), 1);
    expect(section(4).find("dl > div")).toHaveLength(3);
    expect(text(section(5).find("h2"))).toBe("Technology");
    expectFilled(section(5).find("blockquote"), 1);
    expect(hrefs(section(6))[0]).toMatch(/^\/case-studies\/./);

    const claim = text(main.find("h1 + p"));
    const proof = texts(section(4).find("h2, p, dt, dd")).join(" ");
    for (const [figure] of claim.matchAll(/\d[\d,.]*\d%?|\d%?/g)) {
      const whole = new RegExp(`(?<![\\d.,])${figure.replaceAll(".", "\\.")}(?![\\d%])`);
      expect(proof, name).toMatch(whole);
    }
    claims.push(claim);
  }
  // The specified marketing claims: most summaries contain a percentage, and one contains "320 stores".
  expect(claims.filter((claim) => /\d%/.test(claim)).length).toBeGreaterThan(6);
  expect(claims.filter((claim) => /\d stores/.test(claim))).toHaveLength(1);
});

/** The slugs of the case studies on a list page. */
const listed = async (request: APIRequestContext, path: string) => {
  const { main } = await fetchPage(request, path);
  return hrefs(main.find("article")).map((href) => href?.replace("/case-studies/", ""));
};

test("/case-studies lists all case studies", async ({ request }) => {
  const page = await fetchPage(request, "/case-studies");
  expectTitle(page, "Case Studies");
  expect(await listed(request, "/case-studies")).toEqual(expect.arrayContaining(names));
});

test("each filter of /case-studies is a link to the studies of one industry or service", async ({
  request,
}) => {
  const { $, main } = await fetchPage(request, "/case-studies");
  const filters = each(main.find('nav[aria-label*="Filter"] ul'));
  expect(filters).toHaveLength(2);
  for (const filter of filters) {
    const found: (string | undefined)[] = [];
    const options = each(filter.find("a")).filter((option) => option.attr("aria-current") === undefined);
    for (const option of options) {
      const path = option.attr("href")?.split("#")[0] ?? "";
      const studies = await listed(request, path);
      expect(studies, path).toHaveLength(Number(text(option.find("span"))));
      const filtered = await fetchPage(request, path);
      expect(filtered.$("title").text(), path).not.toBe($("title").text());
      expect(hrefs(filtered.main.find("nav li:has([aria-current=page])")), path).toContain(
        option.attr("href"),
      );
      found.push(...studies);
    }
    // Each study belongs to one industry and to one service.
    expect(found.sort()).toEqual((await listed(request, "/case-studies")).sort());
  }
});
