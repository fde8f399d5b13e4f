import { expect, test } from "@playwright/test";

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

test.use({ javaScriptEnabled: false });

test("each of the twelve case studies has a page that proves its card", async ({ page }) => {
  const claims: string[] = [];
  for (const name of names) {
    const response = await page.goto(`/case-studies/${name}`);
    expect(response?.status(), name).toBe(200);
    const bands = page.locator("main > section");
    await expect(bands).toHaveCount(6);
    await expect(bands.nth(0).locator("dt").nth(0)).toHaveText("Client");
    await expect(bands.nth(0).locator("dt").nth(1)).toHaveText("Industry");
    // Problem, approach and result, then technology with a quote, then the next case.
    for (const place of [1, 2, 3]) await expect(bands.nth(place).locator("h2")).toHaveText(/\S/);
    await expect(bands.nth(3).locator("dl > div")).toHaveCount(3);
    await expect(bands.nth(4).locator("h2")).toHaveText("Technology");
    await expect(bands.nth(4).locator("blockquote")).toHaveText(/\S/);
    await expect(bands.nth(5).locator("a")).toHaveAttribute("href", /^\/case-studies\/./);

    const claim = await page.locator("h1 + p").innerText();
    const proof = await bands.nth(3).innerText();
    for (const [figure] of claim.matchAll(/\d[\d,.]*\d%?|\d%?/g)) expect(proof, name).toContain(figure);
    claims.push(claim);
  }
  expect(claims.filter((claim) => /\d%/.test(claim)).length).toBeGreaterThan(6);
  expect(claims.filter((claim) => /\d stores/.test(claim))).toHaveLength(1);
});
