import { expect } from "@playwright/test";
import { jobs } from "../app/content/jobs.ts";
import { expectTitle, hrefs, withAndWithoutScripts } from "./spec-page.ts";

const slugs = ["digital-marketing", "software-developer", "iso-developer", "financial-manager"];

withAndWithoutScripts(
  "/career has an intro, four openings and four steps",
  async ({ main, open, band, haveBands }) => {
    await open("/career");
    await expectTitle(main, "Career");
    await haveBands(4);
    await expect(band(2).locator("p").first()).toHaveText(/\S/);

    const openings = band(3).locator("li");
    await expect(openings.locator("a")).toHaveText(Array(jobs.length).fill("Apply Now"));
    expect((await hrefs(openings)).slice(0, 4)).toEqual(slugs.map((slug) => `/career/${slug}`));
    for (const [place, opening] of (await openings.all()).entries()) {
      await expect(opening.locator("svg").first()).toBeVisible();
      await expect(opening.locator("h3")).toHaveText(/\S/);
      await expect(opening.locator("h3 + p")).toHaveText(/Full Time.* ago$/);
      await expect(opening.locator("dt")).toHaveText(["Experience", "Salary", "Location", "Apply by"]);
      await expect(opening.locator("dd")).toHaveText([
        /\S/,
        /[£$€]\d/,
        /\S/,
        place < 4 ? /January 2022$/ : /\d{4}$/,
      ]);
    }

    const steps = band(4).locator("ol > li");
    await expect(steps.locator("h3")).toHaveText(["Connect Us", "Our Process", "Interviews", "Hire Result"]);
    await expect(steps).toHaveText([/^1/, /^2/, /^3/, /^4/]);
    await expect(steps.locator("h3 + p")).toHaveText(Array(4).fill(/\S/));
  },
);

withAndWithoutScripts("each opening has its description and an application form", async ({ main, open }) => {
  for (const slug of slugs) {
    await open(`/career/${slug}`);
    await expect(main.locator("h1")).toHaveText(/\S/);
    const headings = main.locator("h2");
    await expect(headings.nth(0)).toHaveText("Description");
    await expect(headings.nth(1)).toHaveText("Responsibilities");
    await expect(headings.nth(2)).toHaveText("Qualifications");
    expect(await main.locator("h2 + ul").first().locator("li").count()).toBeGreaterThan(2);
    expect(await main.locator("h2 + ul").last().locator("li").count()).toBeGreaterThan(2);
    await expect(main.locator("form")).toHaveCount(1);
  }
});

withAndWithoutScripts("an unknown job has a heading of its own", async ({ page, main }) => {
  const response = await page.goto("/career/astronaut");
  expect(response?.status()).toBe(404);
  await expect(main.locator("h1")).toHaveText("Job Openings Not Found");
  await expect(main).toContainText(/job openings you[’']re looking for does not exist/i);
});
