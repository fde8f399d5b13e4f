import { expect } from "@playwright/test";
import { services as serviceList } from "../app/content/services.ts";
import {
  countersFigures,
  countersLabels,
  expectCounters,
  expectRatings,
  hrefs,
  withAndWithoutScripts,
} from "./spec-page.ts";

for (const path of ["/", "/home"]) {
  withAndWithoutScripts(
    `${path} has every block of the home page, in order`,
    async ({ open, band, haveBands }) => {
      await open(path);
      await haveBands(10);

      const slides = band(1).locator("[aria-roledescription=slide]");
      await expect(slides).toHaveCount(3);
      for (const slide of await slides.all()) {
        await expect(slide.locator("> *").first()).toHaveText(/\S/);
        await expect(slide.locator("> p").last()).toHaveText(/\S/);
        await expect(slide.locator("a")).toHaveText([/^Learn More\b/, "Schedule a meeting"]);
        expect(await hrefs(slide)).toEqual(["/about", "/about"]);
      }

      const flipCards = band(2).locator("article");
      await expect(flipCards.locator("h3")).toHaveText([
        "IT Management",
        "Marketing Strategy",
        "Data Security",
        "Business Solution",
      ]);
      await expect(flipCards.locator("a")).toHaveText(Array(4).fill(/^Read More/));
      for (const href of await hrefs(flipCards)) expect(href).toMatch(/^\/services\/./);

      await expect(band(3).locator("h2")).toHaveText(/\S/);
      await expect(band(3).locator("img")).toBeAttached();

      const logos = band(4).getByRole("region", { name: "Partners" }).locator("li img");
      await expect(logos).toHaveCount(6);
      for (const logo of await logos.all()) await expect(logo).toHaveAttribute("alt", /\S/);

      const services = band(5);
      await expect(services.locator('[aria-label="Our Services"] > a')).toHaveText([
        "Artificial Intelligence",
        "Software Engineering",
        "Digital Engineering",
        "Data Engineering & Analytics",
        "Software Testing (QA)",
        "Business Intelligence",
        "Cloud",
      ]);
      const added = serviceList.slice(4).map(({ slug }) => `/services/${slug}`);
      expect(new Set(await hrefs(services.locator("li")))).toEqual(
        new Set([
          ...added,
          "/",
          "/services/custom-software-development",
          "/services/web-application-development",
          "/services/mobile-app-development",
          "/services/cross-platform-app-development",
        ]),
      );

      await expect(band(6).locator("ol > li")).toHaveCount(4);

      const industries = band(7).locator("article");
      await expect(industries).toHaveCount(10);
      expect(await hrefs(band(7))).toEqual([
        "/industries/fitness-and-wellness",
        "/industries/sports-and-gaming",
        "/industries/food-and-beverages",
      ]);

      await expect(band(8).locator("[aria-roledescription=carousel]")).toHaveCount(1);
      await expectRatings(band(8));

      await expectCounters(band(9), countersFigures, countersLabels);

      const news = band(10).locator("article");
      await expect(news).toHaveCount(4);
      for (const href of await hrefs(news)) expect(href).toMatch(/^\/blog\/./);
    },
  );
}

withAndWithoutScripts("the seven tabs of Our Services switch", async ({ page, open, band }) => {
  await open("/");
  const first = page.locator("#artificial-intelligence");
  await expect(first).toBeVisible();
  await band(5).locator('[aria-label="Our Services"] > a').nth(6).click();
  await expect(page.locator("#cloud")).toBeVisible();
  await expect(first).toBeHidden();
});

withAndWithoutScripts("the three slides can be turned", async ({ open, band }) => {
  await open("/");
  const slides = band(1).locator("[aria-roledescription=slide]");
  await expect(slides.nth(0)).toBeVisible();
  await band(1).locator("label").nth(2).click();
  await expect(slides.nth(2)).toBeVisible();
  await expect(slides.nth(0)).toBeHidden();
});
