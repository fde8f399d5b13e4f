import { expect, test } from "@playwright/test";
import { each, expectFilled, expectTitle, fetchPage, hrefs, text, texts } from "../support/spec-page.ts";

const categories = ["cloud", "cyber", "consultancy", "services"];

test("/our-portfolio has a filter and projects, each with a lightbox caption", async ({ request }) => {
  const page = await fetchPage(request, "/our-portfolio");
  expectTitle(page, "Our Portfolio");
  const filter = page.section(2).find("fieldset");
  const labels = ["View All", "Cloud Service", "Cyber Security", "IT Consultancy", "IT Services"];
  expect(texts(filter.find("label"))).toEqual(labels);
  expect(
    each(filter.find("input[type=radio]")).map((choice) => choice.attr("checked") !== undefined),
  ).toEqual([true, false, false, false, false]);

  const cards = page.section(2).find("li[data-category]");
  expect(cards.length).toBeGreaterThanOrEqual(6);
  expect(new Set(each(cards).map((card) => card.attr("data-category")))).toEqual(new Set(categories));
  for (const card of each(cards)) {
    expect(card.find("img").length).toBeGreaterThan(0);
    expectFilled(card.find("h3"), 1);
    expectFilled(card.find("h3 + p"), 1);
    expect(text(card.find("p b"))).toMatch(/\d/);
    expect(hrefs(card)[0]).toMatch(/^\/our-portfolio\/./);
  }

  const captions = page.$("dialog.lightbox");
  expect(captions).toHaveLength(cards.length);
  for (const caption of each(captions)) {
    expectFilled(caption.find("h2"), 1);
    expect(text(caption.find("p").first())).not.toBe("");
  }
});

test("each project has a detail page", async ({ request }) => {
  const { section } = await fetchPage(request, "/our-portfolio");
  const titles = each(section(2).find("li[data-category] h3"));
  expect(new Set(titles.map((title) => hrefs(title)[0])).size).toBe(titles.length);
  for (const title of titles) {
    const name = text(title);
    const detail = await fetchPage(request, hrefs(title)[0] ?? "");
    expectTitle(detail, name, ["Home", "Our Portfolio", name]);
  }
});
