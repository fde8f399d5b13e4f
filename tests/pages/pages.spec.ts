import { expect } from "@playwright/test";
import { pricingPlans } from "../../app/content/derived/pricing.ts";
import { isPublished } from "../../app/content/derived/publication.ts";
import { facts } from "../../app/content/facts.ts";
import { jobs } from "../../app/content/jobs.ts";
import { services } from "../../app/content/services.ts";
import { team } from "../../app/content/team.ts";
import { builtPaths } from "../support/built-pages.ts";
import { dynamicPages, pageKinds } from "../support/page-kinds.ts";
import { test, visitPage } from "../support/page-visit.ts";
import { each, fetchPage, text, texts } from "../support/spec-page.ts";

// One page of each kind. tests/long/every-page.spec.ts visits the others, and checks these with axe on a phone.
for (const [path, status = 200] of [...pageKinds.map((path) => [path] as const), ...dynamicPages]) {
  const tag = ["/", "/contact"].includes(path) ? "@quick" : [];
  test(`${path} loads without errors, is accessible and fits five window widths`, { tag }, async ({
    page,
  }) => {
    await visitPage(page, path, { status, axeAt: 1440 });
  });
}

test("every page is served at each of its URLs", { tag: "@quick" }, async ({ request }) => {
  for (const path of builtPaths) {
    const { status, $ } = await fetchPage(request, path);
    expect(status, path).toBe(200);
    expect($("h1"), path).toHaveLength(1);
    expect($("body > footer"), path).toHaveLength(1);
    expect($("input[type=password]"), path).toHaveLength(0);
    expect(texts($("main section:not(:has(h1, h2, h3))")), `sections without a heading on ${path}`).toEqual(
      [],
    );
  }
});

test("each service page ends with a way to begin of its own, with its price", async ({ request }) => {
  const ends = await Promise.all(
    services.value.filter(isPublished).map(async ({ path }) => {
      const end = (await fetchPage(request, path)).main.children().last();
      expect(end.find("a").last().attr("href"), path).toBe("#inquiry-section");
      expect(texts(end.find("dd"))[0], path).toMatch(/^£\d/);
      return texts(end.find("h2"))[0];
    }),
  );
  expect(new Set(ends).size).toBe(ends.length);
});

test("the care plans show what each covers, and what a system costs", async ({ request }) => {
  const { $ } = await fetchPage(request, "/how-we-work");
  const cards = each($("#pricing article"));
  expect(new Set(cards.map((card) => card.find(".plan-systems").attr("style"))).size).toBe(cards.length);
  pricingPlans.forEach(({ covers, price, systems }, index) => {
    const each = systems && systems > 1 ? Number(price.slice(1)) / systems : undefined;
    const shown = text(cards[index] ?? $());
    expect(shown).toContain(covers);
    if (each) expect(shown).toContain(`$${each.toFixed(2)} each`);
  });
});

test("the call above the footer leads clients to the contact form and job seekers to the openings", async ({
  request,
}) => {
  const pages = ["/", "/about", "/services", "/case-studies", "/industries", "/blogs", "/why-us", "/career"];
  const calls = await Promise.all(
    pages.map(async (path) => {
      const { $ } = await fetchPage(request, path);
      const heading = $("body > footer h2.text-title");
      const target = heading.parent().find("a").attr("href");
      expect(heading.closest("footer").find('img:not([loading="lazy"])'), path).toHaveLength(0);
      return { path, heading: heading.text(), target };
    }),
  );
  expect(calls.map(({ path, target }) => ({ path, target }))).toEqual(
    pages.map((path) => ({ path, target: path === "/career" ? "/career#openings" : "/contact" })),
  );
  expect(new Set(calls.map(({ heading }) => heading)).size, "each family has its own").toBe(pages.length);
  const { $ } = await fetchPage(request, "/career");
  expect($("#openings a[href^='/career/']").length).toBeGreaterThan(0);
});

test("case studies are listed by the year in which the work ended, the latest first", async ({ request }) => {
  for (const path of ["/case-studies", "/case-studies/industry/health-care"]) {
    const { main } = await fetchPage(request, path);
    const years = texts(main.find("article > p:first-of-type")).map((line) => /, (20\d\d)$/.exec(line)?.[1]);
    expect(years.length, path).toBeGreaterThan(1);
    expect(years, path).toEqual([...years].sort().reverse());
    expect(years, path).not.toContain(undefined);
    expect(new Set(years).size, path).toBeGreaterThan(1);
  }
});

test("a job names its manager, what on-call duty pays and what happens after sending", async ({
  request,
}) => {
  for (const job of jobs.value) {
    const { main } = await fetchPage(request, job.path);
    const shown = Object.fromEntries(
      each(main.find("aside dl > div")).map((fact) => [text(fact.find("dt")), text(fact.find("dd"))]),
    );
    const manager = team.value.members.find(({ img }) => img === job.manager);
    expect(shown.Manager, job.path).toContain(manager?.name);
    if (job.onCall) expect(shown["On call"], job.path).toContain(facts.value.onCall.dutyWeekPay);
    else expect(shown, job.path).not.toHaveProperty("On call");
    const steps = main.find("h2#after-you-apply + ol > li");
    expect(steps.length, job.path).toBeGreaterThan(2);
    expect(text(main), job.path).not.toContain("{manager}");
  }
});
