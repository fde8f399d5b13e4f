import { expect, test } from "@playwright/test";
import { expectFilled, fetchPage, hrefs, text, texts } from "./spec-page.ts";

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
    const { status, main, sections, section } = await fetchPage(request, `/case-studies/${name}`);
    expect(status, name).toBe(200);
    expect(sections, name).toHaveLength(6);
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
