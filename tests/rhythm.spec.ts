import { expect, test } from "@playwright/test";
import { company } from "../app/content/company.ts";
import { pageKinds } from "./page-kinds.ts";
import { each, fetchPage, text } from "./spec-page.ts";

const desktop = { width: 1440, height: 900 };

test("sections have three paddings, and counters are a low band", async ({ page }) => {
  await page.setViewportSize(desktop);
  const found = new Set<string>();
  for (const path of ["/", "/about", "/how-we-work", "/services/custom-software-development"]) {
    await page.goto(path);
    const paddings = await page
      .locator("main .band")
      .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).paddingBottom));
    for (const padding of paddings) found.add(padding);
  }
  expect([...found].sort()).toEqual(["112px", "152px", "72px"]);
  await page.goto("/about");
  const counters = await page.locator("section:has([data-island=count-up])").boundingBox();
  expect(counters?.height).toBeLessThan(280);
});

test("no section has a label that repeats its heading or the page's title", async ({ request }) => {
  for (const path of pageKinds) {
    const { main } = await fetchPage(request, path);
    const title = text(main.find("h1")).toLowerCase();
    for (const heading of each(main.find("h2:has(> span.block)"))) {
      const label = text(heading.find("> span.block")).toLowerCase();
      const rest = text(heading).toLowerCase().slice(label.length);
      expect(
        [title, rest].filter((words) => words.includes(label)),
        `${path}: ${label}`,
      ).toEqual([]);
    }
  }
});

test("the lead of a company page is beside its title", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const path of [
    "/about",
    "/our-story",
    "/our-mission",
    "/why-us",
    "/how-we-work",
    "/our-partners",
    "/development-methodology",
    "/our-working-models",
  ]) {
    await page.goto(path);
    const title = await page.locator("h1").boundingBox();
    const lead = await page.locator("h1 + p").boundingBox();
    if (!title || !lead) throw new Error(`${path} has no title or no lead`);
    expect(lead.x, path).toBeGreaterThanOrEqual(title.x + title.width);
    expect(lead.y, path).toBeLessThan(title.y + title.height);
    expect(lead.y + lead.height, path).toBeGreaterThan(title.y);
  }
});

test("About Us begins with the portraits, and Our Story with its years, drawn to scale", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/about");
  await expect(page.locator("main > section").first().locator("img[src*=portrait]")).toHaveCount(6);

  await page.goto("/our-story");
  const links = page.locator("main > section").first().locator("ol").last().locator("a");
  const years = [Number(company.foundedOn.slice(0, 4)), 2000, 2010, 2015];
  const lefts = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  const [first = 0, second = 0] = lefts;
  const perYear = (second - first) / ((years[1] ?? 0) - (years[0] ?? 0));
  years.forEach((year, index) => {
    expect((lefts[index] ?? 0) - first).toBeCloseTo((year - (years[0] ?? 0)) * perYear, 0);
  });
  await links.nth(2).click();
  await expect(page.getByRole("heading", { name: "Round the clock" })).toBeInViewport();
});
