import { expect, test } from "@playwright/test";
import { company } from "../../app/content/company.ts";
import { facts } from "../../app/content/facts.ts";
import { startFacts } from "../../app/content/start-facts.ts";
import { fetchPage } from "../support/spec-page.ts";

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of screens) {
  test.describe(`the first screen, ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("home says what the company does, where, with how many people, and what a stage costs", async ({
      page,
    }) => {
      await page.goto("/");
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(heading).toContainText(/software.*fixed price per stage/i);
      const text = page.locator("[aria-roledescription=slide] > p").first();
      await expect(text).toBeInViewport({ ratio: 1 });
      for (const part of [company.value.address.locality, "fifty people", facts.value.budgets.stage])
        await expect(text).toContainText(part);
    });

    test("contact has the form, when a team can start and how long a first call takes", async ({ page }) => {
      await page.goto("/contact");
      for (const name of ["name", "email"])
        await expect(page.locator(`#contact-form [name="${name}"]`)).toBeInViewport({ ratio: 1 });
      for (const { value } of startFacts.value.facts)
        await expect(page.locator("main dd", { hasText: value }).first()).toBeInViewport({ ratio: 1 });
    });

    for (const [path, material, count] of [
      ["/our-partners", "main nav li a[href^='#']:has(img)", 6],
      ["/our-working-models", "main section:first-child table td a[href^='#']", 4],
      ["/development-methodology", "main nav a[href^='#']:has(svg polyline)", 3],
      ["/why-us", "main section:first-child li:has(a[href^='/case-studies/']) > b", 3],
    ] as const)
      test(`${path} shows its own material, which leads on`, async ({ page }) => {
        await page.goto(path);
        const parts = page.locator(material);
        await expect(parts).toHaveCount(count);
        for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 0.8 });
      });

    test("the FAQ has its first answer and the next questions", async ({ page }) => {
      await page.goto("/faq");
      const rows = page.locator("main details");
      await expect(rows.first().locator("p")).toBeInViewport({ ratio: 1 });
      for (const index of [1, 2, 3]) await expect(rows.nth(index).locator("h3")).toBeInViewport({ ratio: 1 });
    });
  });
}

test("contact, the FAQ and how we work say when a team can start", async ({ request }) => {
  const [start] = startFacts.value.facts;
  for (const path of ["/contact", "/faq", "/how-we-work"])
    expect((await fetchPage(request, path)).main.text(), path).toContain(`${start?.label}${start?.value}`);
});

test("on a wide screen, home's first screen ends with three prices and a link to the price guide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const strip = page.locator(".price-strip");
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(strip.locator("dt")).toHaveCount(3);
  await expect(strip.locator("dt + dd").filter({ hasText: /[£$]\d/ })).toHaveCount(3);
  await strip.getByRole("link").click();
  await expect(page).toHaveURL(/\/how-we-work#price-guide$/);
  await expect(page.locator("#price-guide")).toBeInViewport();
});
