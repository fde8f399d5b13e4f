import { expect, test } from "@playwright/test";
import { articleFrame } from "../../app/content/article-frame.ts";
import {
  each,
  expectFilled,
  expectTitle,
  fetchPage,
  formFields,
  hrefs,
  linkLabels,
  type SpecPage,
  text,
  texts,
} from "../support/spec-page.ts";

test("/blogs has article cards and a decorative pagination", async ({ request }) => {
  const page = await fetchPage(request, "/blogs");
  expectTitle(page, "Blogs");
  expect(page.sections).toHaveLength(2);
  const list = page.section(2);
  expect(texts(list.find("h2"))).toEqual(["Check Out Our Latest News"]);
  const cards = each(list.find("article"));
  expect(cards.length).toBeGreaterThanOrEqual(6);
  for (const card of cards) {
    // The article's picture and the author's avatar.
    expect(card.find("img")).toHaveLength(2);
    expect(text(card.find("time"))).toMatch(/^\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/);
    expectFilled(card.find("h3"), 1);
    // The teaser and the author.
    expectFilled(card.find("div p"), 2);
    expect(linkLabels(card)).toEqual(["Read More"]);
    // Hidden text tells screen readers which article the link opens.
    expect(text(card.find("a"))).toContain(text(card.find("h3")));
    expect(hrefs(card)[0]).toMatch(/^\/blog\/[a-z0-9-]+$/);
  }
  expect(new Set(cards.map((card) => text(card.children("p"))))).toEqual(
    new Set([
      "Web Development",
      "Artifical Intelligence",
      "IT Services",
      "Analytics",
      "Software Development",
      "Cloud Integration",
    ]),
  );

  const pagination = list
    .find("[aria-hidden=true]")
    .filter((_, element) => /Prev/.test(page.$(element).text()));
  expect(texts(pagination.children())).toEqual(["Prev", "1", "2", "3", "Next"]);
  expect(pagination.find("a, button, [tabindex]")).toHaveLength(0);
});

const specified = articleFrame.value.posts.map((slug) => `/blog/${slug}`);

test("the six specified articles have the specified parts", async ({ request }) => {
  const articles = hrefs((await fetchPage(request, "/blogs")).section(2).find("article"));
  expect(new Set(articles).size).toBe(articles.length);
  expect(articles).toEqual(expect.arrayContaining(specified));
  for (const article of specified) {
    await test.step(article, async () => expectArticle(await fetchPage(request, article)));
  }
});

function expectArticle({ main, sections, section }: SpecPage) {
  expect(sections).toHaveLength(4);
  const [head, body, author, comments] = [section(1), section(2), section(3), section(4)];
  expect(head.find("img").length).toBeGreaterThan(0);
  expect(head.find("time")).toHaveLength(1);
  expect(texts(head.find("*"))).toContain("Web Development");
  expect(text(head)).toContain("10 Comments");
  expect(body.find("p").length).toBeGreaterThan(4);
  expect(
    body
      .find("ul")
      .toArray()
      .map((list) => texts(body.find(list).find("li"))),
  ).toContainEqual(["IT Service", "Cloud", "Cyber"]);
  expect(
    each(body.find("a")).filter((link) => /^Share /.test(link.attr("aria-label") ?? text(link))),
  ).toHaveLength(4);
  expect(author.find("img").length).toBeGreaterThan(0);
  expectFilled(author.find("h2"), 1);
  const replies = comments.find("ol > li");
  expect(replies).toHaveLength(3);
  expect(texts(replies.find("a"))).toEqual(["Reply", "Reply", "Reply"]);
  expect(new Set(hrefs(replies))).toEqual(new Set(["#post-a-comment"]));
  expect(text(comments.find("#post-a-comment h2"))).toBe("Post A Comment");
  expect(formFields(comments.find("form"))).toMatchObject([
    { name: "name", type: "text" },
    { name: "email" },
    { name: "reply", rows: 6 },
  ]);
  expect(texts(main.find("button"))).toContain("Post Comment");
}
