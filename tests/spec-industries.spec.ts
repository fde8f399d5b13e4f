import { expect, test } from "@playwright/test";
import { industryCards } from "../app/content/industry-cards.ts";
import { expectAccordion, expectCounters, expectTitle, hrefs, withAndWithoutScripts } from "./spec-page.ts";

withAndWithoutScripts(
  "/industries has eleven cards, three of them with Read More",
  async ({ main, open, band }) => {
    await open("/industries");
    await expectTitle(main, "Industries");
    const cards = band(2).locator("article");
    const names = [
      "Fitness & Wellness",
      "Sports & Gaming",
      "Food & Beverages",
      "Finance & Insurance",
      "Housing & Infrastructure",
      "Supply Chain & Logistics",
      "Education/eLearning",
      "Health Care",
      "Travel & Hospitality",
      "Retail & eCommerce",
      "Oil & Gas",
    ];
    // A name may carry a mark that says where it can break.
    const shown = (await cards.locator("h3").allTextContents()).map((name) => name.replaceAll("\u200b", ""));
    expect(shown.slice(0, 11)).toEqual(names);
    await expect(band(2).locator("a")).toHaveText(
      industryCards.filter(({ linked }) => linked).map(() => /^Read More/),
    );
    expect((await hrefs(band(2))).slice(0, 3)).toEqual([
      "/industries/fitness-and-wellness",
      "/industries/sports-and-gaming",
      "/industries/food-and-beverages",
    ]);
    await expect(cards.nth(10).locator("a")).toHaveCount(0);
  },
);

const industries = [
  ["oil-and-gas", "Oil & Gas"],
  ["fitness-and-wellness", "Fitness & Wellness"],
  ["sports-and-gaming", "Sports & Gaming"],
  ["food-and-beverages", "Food & Beverages"],
  ["finance-and-insurance", "Finance & Insurance"],
];

for (const [slug = "", name = ""] of industries) {
  withAndWithoutScripts(
    `/industries/${slug} has its sections, in order`,
    async ({ main, open, band, haveBands }) => {
      await open(`/industries/${slug}`);
      await haveBands(8);
      await expect(main.getByRole("navigation", { name: "Breadcrumb" }).locator("li")).toHaveText([
        "Home",
        "Industries",
        name,
      ]);

      await expect(band(1).locator("h1 em")).toHaveText(/\S/);
      await expect(band(1).locator("p")).toHaveText(/\S/);
      await expect(band(1).locator("img")).toBeVisible();

      await expect(band(2).locator("h2")).toHaveText(/\S/);
      await expect(band(2).locator("h2 + p")).toHaveText(/\S/);
      const services = band(2).locator("ul > li:has(h3)");
      await expect(services).toHaveCount(6);
      for (const service of await services.all()) {
        await expect(service.locator("> svg")).toHaveCount(1);
        await expect(service.locator("> p")).toHaveText(/\S/);
        expect(await service.locator("ul > li").count()).toBeGreaterThanOrEqual(2);
      }

      await expectCounters(band(3), ["1160", "1545", "50"], ["Happy Clients", "Projects Done", "Our Expert"]);

      await expect(band(4).locator("h2")).toHaveText("Clients We Serve");
      await expect(band(4).locator("li")).toHaveText(Array(8).fill(/\S/));
      await expect(band(4).locator("li svg")).toHaveCount(8);
      await expect(band(4).getByRole("link", { name: "Let's discuss your requirements" })).toHaveAttribute(
        "href",
        "/about",
      );

      await expect(band(5)).toHaveAttribute("id", "inquiry-section");
      await expect(band(5).locator("form")).toHaveCount(1);
      await expect(band(6).locator("ol > li")).toHaveText([/^1/, /^2/, /^3/, /^4/, /^5/, /^6/]);
      await expect(band(7).locator("li h3")).toHaveText(Array(6).fill(/\S/));
      await expect(band(7).locator("li svg")).toHaveCount(6);
      await expectAccordion(band(8));
    },
  );
}

test("both spellings of an industry address show the same page", async ({ request }) => {
  const words = async (path: string) => {
    const html = await (await request.get(path)).text();
    return html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<[^>]+>/g, " ");
  };
  for (const [slug] of industries) {
    const page = await words(`/industries/${slug}`);
    expect(page).toContain("Clients We Serve");
    expect(await words(`/industry/${slug}`)).toBe(page);
  }
});
