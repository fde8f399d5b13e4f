import { expect, test } from "@playwright/test";
import { each, expectFilled, expectTitle, fetchPage, hrefs, text, texts } from "../support/spec-page.ts";

const slugs = ["digital-marketing", "software-developer", "iso-developer", "financial-manager"];

test("/career has an intro, the four specified openings and four steps", async ({ request }) => {
  const page = await fetchPage(request, "/career");
  const { sections, section } = page;
  expectTitle(page, "Career");
  expect(sections).toHaveLength(4);
  expect(text(section(2).find("p").first())).not.toBe("");

  const openings = each(section(3).find("li"));
  expect(hrefs(section(3).find("li"))).toEqual(
    expect.arrayContaining(slugs.map((slug) => `/career/${slug}`)),
  );
  for (const opening of openings) {
    expect(texts(opening.find("a"))).toEqual(["Apply Now"]);
    expect(opening.find("picture img")).toHaveLength(1);
    expectFilled(opening.find("h3"), 1);
    expect(text(opening.find("h3 + p"))).toMatch(/Full Time.*(?: ago|today|yesterday)$/);
    expect(texts(opening.find("dt")).slice(0, 3)).toEqual(["Experience", "Salary", "Location"]);
    expectFilled(opening.find("dd"), 4);
    expect(text(opening.find("dd").eq(1))).toMatch(/[£$€]\d/);
    const isSpecified = slugs.some((slug) => hrefs(opening).includes(`/career/${slug}`));
    expect(text(opening.find("dl > div").last())).toMatch(
      isSpecified
        ? /^Deadline ?Open until filled\. The advert’s first deadline was \d\d January 2022\.$/
        : /^Apply by ?\d.*\d{4}$/,
    );
  }

  const steps = section(4).find("ol > li");
  expect(texts(steps.find("h3"))).toEqual(["Connect Us", "Our Process", "Interviews", "Hire Result"]);
  expect(texts(steps).map((step) => step[0])).toEqual(["1", "2", "3", "4"]);
  expectFilled(steps.find("h3 + p"), 4);
  expect(hrefs(steps)).toEqual(Array(4).fill(expect.stringMatching(/^\/./)));
});

for (const slug of slugs) {
  test(`/career/${slug} has a job description and an application form`, async ({ request }) => {
    const { main } = await fetchPage(request, `/career/${slug}`);
    expectFilled(main.find("h1"), 1);
    expect(texts(main.find("h2")).slice(0, 3)).toEqual(["Description", "Responsibilities", "Qualifications"]);
    const lists = main.find("h2 + ul");
    expect(lists.length).toBeGreaterThanOrEqual(2);
    for (const list of each(lists)) expect(list.find("li").length).toBeGreaterThan(2);
    const facts = text(main.find("aside[aria-label='Job facts']"));
    expect(facts).toMatch(/Open until filled\. The advert’s first deadline was \d\d January 2022\./);
    expect(facts).not.toContain("Apply by");
    expect(main.find("form")).toHaveLength(1);
  });
}

test("an unknown job gets a 404 with a heading for missing jobs", async ({ request }) => {
  const { status, main } = await fetchPage(request, "/career/astronaut");
  expect(status).toBe(404);
  expect(text(main.find("h1"))).toBe("Job Openings Not Found");
  expect(texts(main.find("p"))).toContain("The job openings you're looking for does not exist.");
});
