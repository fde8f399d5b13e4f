import { expect } from "@playwright/test";
import { company } from "../app/content/company.ts";
import { projects } from "../app/content/projects.ts";
import {
  countersFigures,
  countersLabels,
  expectCounters,
  expectRatings,
  expectTitle,
  hrefs,
  withAndWithoutScripts,
} from "./spec-page.ts";

/** A band of its own, until a rebrand takes the film away. */
const film = company.hasFilm ? 1 : 0;

withAndWithoutScripts("/about", async ({ page, main, open, band, haveBands }) => {
  await open("/about");
  await expectTitle(main, "About Us");
  await haveBands(9);
  const tabs = band(3);
  await expect(tabs.locator('nav > a, [role="tablist"] > a')).toHaveText(["Mission", "Vision"]);
  await expect(page.locator("#mission")).toBeVisible();
  await tabs.locator('a[href="#vision"]').click();
  await expect(page.locator("#vision")).toBeVisible();
  await expect(page.locator("#mission")).toBeHidden();
  expect(await band(4).locator("li").count()).toBeGreaterThanOrEqual(3);
  const team = band(5).locator("li");
  await expect(team).toHaveCount(6);
  await expect(team.locator("img")).toHaveCount(6);
  await expect(team.locator("h3 + p")).toHaveText(Array(6).fill(/\S/));
  await expect(band(6).locator("ol > li")).toHaveCount(6);
  await expectCounters(band(7), countersFigures, countersLabels);
  await expect(band(8).locator("li h3")).toHaveText(Array(6).fill(/\S/));
  await expectRatings(band(9));
});

withAndWithoutScripts("/development-methodology", async ({ main, open, band }) => {
  await open("/development-methodology");
  await expectTitle(main, "Our Development Methodology");
  for (const [place, method] of ["Agile", "Waterfall", "Scrum"].entries())
    await expect(band(place + 3).locator("h2")).toHaveText(method);
  await expect(main.getByRole("link", { name: "Contact Us", exact: true })).toHaveAttribute(
    "href",
    "/contact",
  );
});

withAndWithoutScripts("/our-working-models", async ({ main, open, band }) => {
  await open("/our-working-models");
  await expectTitle(main, "Our Working Models");
  const models = band(2).locator("article");
  await expect(models.locator("h2")).toHaveText([
    "Fixed price",
    "Time and materials",
    "Dedicated team",
    "Staff augmentation",
  ]);
  for (const model of await models.all())
    await expect(model.locator("dt")).toHaveText([
      "How it is run",
      "How it is billed",
      "Choose it when",
      "Leave it alone when",
    ]);
});

withAndWithoutScripts("/our-story", async ({ page, main, open, band, haveBands }) => {
  await open("/our-story");
  await expectTitle(main, "Our Story");
  await haveBands(4 + film);
  await expect(band(3 + film).locator("ol > li")).toHaveText([/^1991/, /^2000/, /^2010/, /^2015/]);
  if (!company.hasFilm) return;
  await expect(band(3).locator("a")).toHaveAttribute("href", "/intro-film");
  await page.goto("/intro-film");
  const player = main.locator("video");
  await expect(player.locator('track[kind="captions"]')).toHaveAttribute("srclang", "en");
  for (const source of await player.locator("source, track").all()) {
    const file = await page.request.head((await source.getAttribute("src")) ?? "");
    expect(file.status(), file.url()).toBe(200);
  }
});

withAndWithoutScripts("/our-mission", async ({ page, main, open, band, haveBands }) => {
  await open("/our-mission");
  await expectTitle(main, "Our Mission");
  await haveBands(5);
  const tabs = band(2);
  await expect(tabs.locator('nav > a, [role="tablist"] > a')).toHaveText(["Mission", "Vision", "Approach"]);
  await expect(page.locator("#mission")).toBeVisible();
  await tabs.locator('a[href="#approach"]').click();
  await expect(page.locator("#approach")).toBeVisible();
  await expect(page.locator("#mission")).toBeHidden();
  const carousel = band(3).locator("[aria-roledescription=carousel]");
  expect(await carousel.locator("li").count()).toBeGreaterThan(2);
  await expect(band(4).locator("li")).toHaveCount(3);
  await expect(band(4).locator("li img")).toHaveCount(3);
  await expectRatings(band(5));
});

withAndWithoutScripts("/why-us", async ({ main, open, band, haveBands }) => {
  await open("/why-us");
  await expectTitle(main, "Why Choose Us");
  await haveBands(5 + film);
  if (company.hasFilm) await expect(band(2).locator("a")).toHaveAttribute("href", "/intro-film");
  await expect(band(2 + film).locator("li h3")).toHaveText(Array(6).fill(/\S/));
  await expectCounters(band(3 + film), countersFigures, countersLabels);
  const portfolio = band(4 + film).locator("[aria-roledescription=carousel] li");
  await expect(portfolio).toHaveCount(projects.length);
  for (const href of await hrefs(portfolio)) expect(href).toMatch(/^\/our-portfolio\/./);
  await expectRatings(band(5 + film));
});

withAndWithoutScripts("/how-we-work", async ({ page, main, open, band, haveBands }) => {
  await open("/how-we-work");
  await expectTitle(main, "How We Work");
  await haveBands(4);
  await expect(band(2).locator("ol > li h3")).toHaveText(["Discovery", "Discussion", "Testing", "Execute"]);
  const plans = band(3).locator("article");
  await expect(plans.locator("h3")).toHaveText(["Basic", "Professional", "Advance", "Standard"]);
  for (const [place, price] of ["$99", "$199", "$299", "$399"].entries()) {
    const plan = plans.nth(place);
    await expect(plan.getByText(price, { exact: false }).first()).toHaveText(
      new RegExp(`^\\${price}(?!\\d)`),
    );
    await expect(plan.locator("li")).toHaveText([
      "Multi-Language Support",
      "Unlimited Database",
      "Powerful Admin Panel",
      "Data Security",
      "24/7 System Monitoring",
    ]);
    await expect(plan.getByRole("link", { name: /^Choose/ })).toHaveAttribute("href", /^\/contact\.html\b/);
  }
  await expect(band(4).locator("article")).toHaveCount(projects.length);

  await plans.nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/\/contact\?plan=professional$/);
  await expect(main.locator('[name="subject"]')).toHaveValue(/Professional/);
});

withAndWithoutScripts("/our-partners", async ({ main, open, band }) => {
  await open("/our-partners");
  await expectTitle(main, "Our Partners");
  const cards = band(3).locator("li");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.locator("img")).toBeAttached();
    await expect(card.locator("h3")).toHaveText(/\S/);
    await expect(card.locator("h3 + p")).toHaveText(/\S/);
    expect(await hrefs(card)).toEqual(["/contact"]);
  }
});
