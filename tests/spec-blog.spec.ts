import { expect } from "@playwright/test";
import { posts } from "../app/content/posts.ts";
import { expectTitle, formFields, hrefs, type SpecPage, withAndWithoutScripts } from "./spec-page.ts";

withAndWithoutScripts(
  "/blogs has six cards and a decorative pagination",
  async ({ main, open, band, haveBands }) => {
    await open("/blogs");
    await expectTitle(main, "Blogs");
    await haveBands(2);
    await expect(band(2).locator("h2")).toHaveText("Check Out Our Latest News");
    const cards = band(2).locator("article");
    await expect(cards).toHaveCount(posts.length);
    const categories: string[] = [];
    for (const card of await cards.all()) {
      // The picture and the author's face.
      await expect(card.locator("img")).toHaveCount(2);
      await expect(card.locator("time")).toHaveText(
        /^\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
      );
      categories.push((await card.locator("> p").textContent()) ?? "");
      await expect(card.locator("h3")).toHaveText(/\S/);
      // A teaser sentence, then the author.
      await expect(card.locator("div p")).toHaveText([/\.$/, /\S/]);
      // The words that follow are heard, not seen: which of six it is.
      const title = await card.locator("h3").innerText();
      await expect(card.locator("a")).toHaveText(`Read More: ${title}`);
      await expect(card.locator("a .sr-only")).toHaveText(`: ${title}`);
      expect((await hrefs(card))[0]).toMatch(/^\/blog\/[a-z0-9-]+$/);
    }
    expect(new Set(categories)).toEqual(
      new Set([
        "Web Development",
        "Artifical Intelligence",
        "IT Services",
        "Analytics",
        "Software Development",
        "Cloud Integration",
      ]),
    );

    const pagination = band(2).locator("[aria-hidden=true]", { hasText: "Prev" });
    await expect(pagination.locator("> *")).toHaveText(["Prev", "1", "2", "3", "Next"]);
    await expect(pagination.locator("a, button, [tabindex]")).toHaveCount(0);
  },
);

async function expectArticle({ main, band, haveBands }: SpecPage) {
  await haveBands(4);
  const [head, body, author, comments] = [band(1), band(2), band(3), band(4)];
  await expect(head.locator("img")).toBeVisible();
  await expect(head.locator("time")).toBeVisible();
  await expect(head.getByText("Web Development", { exact: true })).toBeVisible();
  await expect(head.getByText("10 Comments")).toBeVisible();
  expect(await body.locator("p").count()).toBeGreaterThan(4);
  await expect(body.locator("ul", { hasText: "Cyber" }).locator("li")).toHaveText([
    "IT Service",
    "Cloud",
    "Cyber",
  ]);
  await expect(body.getByRole("link", { name: /^Share / })).toHaveCount(4);
  await expect(author.locator("img")).toBeAttached();
  await expect(author.locator("h2")).toHaveText(/\S/);
  const replies = comments.locator("ol > li");
  await expect(replies).toHaveCount(3);
  await expect(replies.locator("a")).toHaveText(["Reply", "Reply", "Reply"]);
  expect(new Set(await hrefs(replies))).toEqual(new Set(["#post-a-comment"]));
  await expect(comments.locator("#post-a-comment h2")).toHaveText("Post A Comment");
  expect(await formFields(comments.locator("form"))).toMatchObject([
    { name: "name", type: "text" },
    { name: "email" },
    { name: "reply", rows: 6 },
  ]);
  await expect(main.getByRole("button", { name: "Post Comment" })).toBeVisible();
}

withAndWithoutScripts("each of the six articles has every part", async (spec) => {
  await spec.open("/blogs");
  const articles = await hrefs(spec.band(2).locator("article"));
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(new Set(articles).size).toBe(posts.length);
  for (const article of articles) {
    await spec.open(article ?? "");
    await expectArticle(spec);
  }
});

withAndWithoutScripts("a comment is checked, and never sent", async ({ page, main, open }) => {
  await open("/blogs");
  await main.getByRole("link", { name: "Read More" }).first().click();
  await expect(main.locator("form")).toBeVisible();
  const address = page.url();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.isNavigationRequest()) sent.push(request.url());
  });
  const answer = main.getByText("nothing was sent");
  await expect(answer).toBeHidden();
  await main.getByRole("button", { name: "Post Comment" }).click();
  await expect(main.locator('[name="name"]:focus')).toHaveCount(1);
  await expect(answer).toBeHidden();
  await main.locator('[name="name"]').fill("Solveig Aas");
  await main.locator('[name="email"]').fill("solveig@example.com");
  await main.locator('[name="reply"]').fill("We had the same.");
  await main.getByRole("button", { name: "Post Comment" }).click();
  await expect(answer).toBeVisible();
  expect(page.url()).toBe(address);
  expect(sent).toEqual([]);
});
