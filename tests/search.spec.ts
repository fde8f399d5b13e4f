import { expect, test } from "@playwright/test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the search with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the header links to a working search", async ({ page }) => {
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

    test("the drawer has the link too", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/about");
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
      await expect(page).toHaveURL("/search");
    });
  });
}

test("any query is shown as plain text", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(`"><script>alert(1)</script><img src=x>`)}`);
  await expect(page.locator("main img, main script")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
    `“"><script>alert(1)</script><img src=x>”`,
  );
  await expect(page.locator("main").getByRole("link", { name: "Contact" })).toBeVisible();
});

test("alternative addresses of pages are not in the results", async ({ page }) => {
  await page.goto("/search?q=custom+software+development");
  const results = page.locator("main ol a");
  await expect(results.first()).toBeVisible();
  const paths = await results.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths).toContain("/services/custom-software-development");
  for (const path of paths) expect(path).not.toMatch(/^\/(?:service|industry)\/|^\/home$|^\/services$/);
});
