import { expect, test } from "@playwright/test";
import {
  countersFigures,
  countersLabels,
  each,
  expectCounters,
  expectFilled,
  expectTestimonials,
  fetchPage,
  hrefs,
  linkLabels,
  text,
  texts,
} from "../support/spec-page.ts";

for (const path of ["/", "/home"]) {
  test(`${path} has the sections of the home page, in order`, async ({ request }) => {
    const { sections, section } = await fetchPage(request, path);
    expect(sections).toHaveLength(10);

    const slides = section(1).find("[aria-roledescription=slide]");
    expect(slides).toHaveLength(3);
    for (const slide of each(slides)) {
      expectFilled(slide.find("h1, h2"), 1);
      expect(text(slide.children("p").last())).not.toBe("");
      expect(linkLabels(slide)).toEqual(["Learn More", "Schedule a meeting"]);
      expect(hrefs(slide)).toEqual(["/about", "/about"]);
    }

    const flipCards = section(2).find("article");
    expect(texts(flipCards.find("h3"))).toEqual([
      "IT Management",
      "Marketing Strategy",
      "Data Security",
      "Business Solution",
    ]);
    expect(linkLabels(flipCards)).toEqual(Array(4).fill("Read More"));
    for (const href of hrefs(flipCards)) expect(href).toMatch(/^\/services\/./);

    expectFilled(section(3).find("h2"), 1);
    expect(section(3).find("img").length).toBeGreaterThan(0);

    const logos = each(section(4).find("[aria-roledescription=carousel] li img"));
    expect(logos).toHaveLength(6);
    for (const logo of logos) expect(logo.attr("alt")).toMatch(/\S/);

    expect(texts(section(5).find('[aria-label="Our Services"] > a'))).toEqual([
      "Artificial Intelligence",
      "Software Engineering",
      "Digital Engineering",
      "Data Engineering & Analytics",
      "Software Testing (QA)",
      "Business Intelligence",
      "Cloud",
    ]);
    const targets = new Set(hrefs(section(5).find("li")));
    for (const target of targets) expect(target).toMatch(/^\/(services\/.+)?$/);
    for (const target of [
      "/",
      "/services/custom-software-development",
      "/services/web-application-development",
      "/services/mobile-app-development",
      "/services/cross-platform-app-development",
    ])
      expect(targets).toContain(target);

    expect(section(6).find("ol > li")).toHaveLength(4);

    expect(section(7).find("article")).toHaveLength(10);
    expect(hrefs(section(7))).toEqual([
      "/industries/fitness-and-wellness",
      "/industries/sports-and-gaming",
      "/industries/food-and-beverages",
    ]);

    expect(section(8).find("[aria-roledescription=carousel]")).toHaveLength(1);
    expectTestimonials(section(8));

    expectCounters(section(9), countersFigures, countersLabels);

    const news = section(10).find("article");
    expect(news).toHaveLength(4);
    for (const card of each(news)) expect(hrefs(card)[0]).toMatch(/^\/blog\/./);
  });
}
