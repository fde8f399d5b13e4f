import { expect, test } from "@playwright/test";
import { services as serviceList } from "../app/content/services.ts";
import {
  expectAccordion,
  expectRatings,
  expectTitle,
  hrefs,
  type SpecPage,
  withAndWithoutScripts,
} from "./spec-page.ts";

const tabs: [slug: string, name: string][] = [
  ["artificial-intelligence", "Artificial Intelligence"],
  ["software-engineering", "Software Engineering"],
  ["digital-engineering", "Digital Engineering"],
  ["data-engineering-and-analytics", "Data Engineering & Analytics"],
  ["software-testing", "Software Testing (QA)"],
  ["business-intelligence", "Business Intelligence"],
  ["cloud", "Cloud"],
];

const threeServices = [
  "/services/custom-software-development",
  "/services/web-application-development",
  "/services/mobile-app-development",
];

/** Where the sub-services of a tab may lead. */
const subServiceTargets: Record<string, string[]> = {
  "software-engineering": [...threeServices, "/services/cross-platform-app-development"],
  "digital-engineering": threeServices,
};

/** The specification names four; a company may have more. */
const addedServices = serviceList.slice(4).map(({ slug }) => `/services/${slug}`);

async function expectTab({ main, band, scripts }: SpecPage, slug: string, name: string) {
  await expectTitle(main, "Our Services");
  const links = band(2).locator('[aria-label="Our Services"] > a');
  await expect(links).toHaveText(tabs.map(([, each]) => each));
  expect(await hrefs(band(2).locator('[aria-label="Our Services"]'))).toEqual(
    tabs.map(([each]) => `/services/${each}`),
  );
  await expect(
    links.locator(scripts ? "xpath=self::*[@aria-selected='true']" : "xpath=self::*[@aria-current]"),
  ).toHaveText([name]);
  const panel = band(2).locator("#tab-panel");
  await expect(panel.locator("img")).toBeVisible();
  await expect(panel.locator("h3")).toHaveText(/\S/);
  await expect(panel.locator("p")).toHaveText(/\S/);
  const targets = await hrefs(panel.locator("li"));
  expect(targets.length).toBeGreaterThanOrEqual(3);
  const specified = targets.filter((target) => !addedServices.includes(target ?? ""));
  expect(new Set(specified)).toEqual(new Set(subServiceTargets[slug] ?? ["/"]));
  const crossPlatform = panel.locator('a[href="/services/cross-platform-app-development"]');
  for (const entry of await crossPlatform.all())
    await expect(entry).toHaveText("Cross Platform App Development");
}

withAndWithoutScripts("the overview opens on the tab in its address", async (spec) => {
  for (const [slug, name] of tabs) {
    await spec.open(`/services/${slug}`);
    await expectTab(spec, slug, name);
  }
});

withAndWithoutScripts("/services is the artificial intelligence tab, and tabs switch", async (spec) => {
  await spec.open("/services");
  await expectTab(spec, "artificial-intelligence", "Artificial Intelligence");
  await spec.band(2).getByText("Digital Engineering", { exact: true }).click();
  await expect(spec.page).toHaveURL(/\/services\/digital-engineering$/);
  await expectTab(spec, "digital-engineering", "Digital Engineering");
});

const services = [
  {
    slug: "custom-software-development",
    title: "Custom Software Development",
    cases: ["erp-migration", "retail-dashboard", "healthcare-crm"],
    timeline: undefined,
  },
  {
    slug: "web-application-development",
    title: "Web Application Development",
    cases: ["order-management", "clinic-booking", "elearning-platform"],
    timeline: /web MVP 6–10 weeks/i,
  },
  {
    slug: "mobile-app-development",
    title: "Mobile App Development",
    cases: ["delivery-app", "fitness-app", "finance-app"],
    timeline: /mobile.*8–16 weeks/i,
  },
  {
    slug: "cross-platform-app-development",
    title: "Cross Platform App Development",
    cases: ["social-app", "marketplace-app", "edtech-app"],
    timeline: /cross-platform.*6–12 weeks/i,
  },
];

for (const { slug, title, cases, timeline } of services) {
  withAndWithoutScripts(
    `/services/${slug} has its ten sections, in order`,
    async ({ page, main, open, band, haveBands }) => {
      await open(`/services/${slug}`);
      await haveBands(10);

      await expect(band(1).locator("h1")).toHaveText(title);
      await expect(band(1).locator("h1 + p")).toHaveText(/\S/);
      await expect(band(1).locator("img")).toBeVisible();
      const anchors: [place: number, label: string][] = [
        [1, "Talk to our exprts"],
        [2, "Get Free Quote"],
        [3, "Share Your Requirements"],
        [5, "SCHEDULE A MEETING"],
      ];
      for (const [place, label] of anchors)
        await expect(band(place).locator('a[href$="#inquiry-section"]')).toHaveText(label);

      for (const [place, count] of [
        [2, 8],
        [3, 6],
        [8, 6],
      ] as const) {
        const items = band(place).locator("li");
        await expect(items.locator("h3")).toHaveText(Array(count).fill(/\S/));
        await expect(items.locator("p")).toHaveText(Array(count).fill(/\S/));
        await expect(items.locator("svg")).toHaveCount(count);
      }
      await expect(band(8).locator("ul")).toHaveCount(2);

      const steps = band(4).locator("ol > li");
      await expect(steps).toHaveText([/^1/, /^2/, /^3/, /^4/, /^5/, /^6/]);
      await expect(steps.locator("svg")).toHaveCount(6);

      const groups = band(5).locator("dl > div");
      expect(await groups.count()).toBeGreaterThanOrEqual(3);
      for (const group of await groups.all()) {
        await expect(group.locator("dt")).toHaveText(/\S/);
        expect(await group.locator("li").count()).toBeGreaterThanOrEqual(3);
      }

      await expect(page.locator("#inquiry-section")).toHaveCount(1);
      await expect(band(6)).toHaveAttribute("id", "inquiry-section");
      await expect(band(6).locator("form")).toHaveCount(1);

      const cards = band(7).locator("article");
      await expect(cards.locator("a")).toHaveText(Array(3).fill("Read Full Case Study"));
      expect(await hrefs(cards)).toEqual(cases.map((name) => `/case-studies/${name}`));
      for (const card of await cards.all()) {
        await expect(card.locator("img")).toBeAttached();
        // Industry, title and summary.
        await expect(card.locator("p").first()).toHaveText(/\S/);
        await expect(card.locator("h3")).toHaveText(/\S/);
        await expect(card.locator("h3 + p")).toHaveText(/\S/);
      }

      await expectRatings(band(9), 3);
      if (timeline) await expect(band(10)).toContainText(timeline);
      await expectAccordion(band(10));
      await expect(main.getByRole("navigation", { name: "Breadcrumb" }).locator("li")).toHaveText([
        "Home",
        "Our Services",
        title,
      ]);
    },
  );
}

withAndWithoutScripts("the anchors lead to the inquiry form and into it", async ({ page, open, main }) => {
  await open("/services/custom-software-development");
  for (const label of [
    "Talk to our exprts",
    "Get Free Quote",
    "Share Your Requirements",
    "SCHEDULE A MEETING",
  ]) {
    await main.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(/#inquiry-section$/);
    await expect(main.locator("#inquiry-section form")).toBeInViewport();
    await expect(main.locator("#inquiry-section:focus-within")).toHaveCount(1);
  }
});

test("both spellings of a service address show the same page", async ({ request }) => {
  const words = async (path: string) => {
    const html = await (await request.get(path)).text();
    return html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<[^>]+>/g, " ");
  };
  for (const { slug } of services) {
    const page = await words(`/services/${slug}`);
    expect(page).toContain("Talk to our exprts");
    expect(await words(`/service/${slug}`)).toBe(page);
  }
});
