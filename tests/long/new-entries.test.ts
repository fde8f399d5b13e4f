import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collections } from "../../app/content/collections.ts";
import { entryFile } from "../support/entry-file.ts";
import { copySite } from "../support/site-copy.ts";

const kinds = Object.keys(collections) as (keyof typeof collections)[];
const copy = copySite();

beforeAll(() => {
  for (const kind of kinds) {
    const { status, output } = copy.run("scripts/new.ts", [kind, `one-more-${kind}`]);
    expect(status, output).toBe(0);
    publish(kind);
  }
  const { status, output } = copy.run("scripts/build/build.ts");
  expect(status, output).toBe(0);
});

afterAll(() => copy.remove());

/** Replaces the placeholders and publishes the draft, so that it appears in every list. */
function publish(kind: keyof typeof collections) {
  const file = entryFile(kind, `one-more-${kind}`);
  const written = copy
    .read(file)
    .replace(/^draft: true\n/m, "")
    .replaceAll("TODO £0", "£50,000")
    .replaceAll("value: TODO ", "value: ")
    .replaceAll("value: TODO\n", "value: 50%\n")
    .replaceAll("999999", "50")
    .replaceAll("TODO", `New ${kind}`)
    .replaceAll("2000-", "2026-");
  copy.write(file, kind === "post" ? `${written}\n${markdown}` : written);
}

/** Everything that an article can contain. */
const markdown = `## Everything together

A **bold** word, \`code\`, and links to [one page](/about) and [another](/contact) in {city}.

![A tower of blocks](post-test-the-restore)

1. First
2. Second

| Month | Orders |
| - | - |
| May | 12 |
| **All** | **12** |

Table: Orders by month.

\`\`\`sql
select 'text' as word; -- {city}
\`\`\`

Code: A query.
`;

test("a new post shows its text and category, and no comments", () => {
  const article = load(copy.read("build/client/blog/one-more-post/index.html"))("main");
  expect(article.find("strong").text()).toBe("bold");
  expect(article.find('p a[href="/about"]').next().attr("href")).toBe("/contact");
  expect(article.find("ol.list-decimal > li").first().text()).toBe("First");
  expect(article.find('figure img[alt="A tower of blocks"]').attr("src")).toContain("post-test-the-restore");
  expect(article.find("figure:has(table) figcaption").text()).toBe("Orders by month.");
  expect(article.find("tfoot th").text()).toBe("All");
  expect(article.find("pre").text()).toBe("select 'text' as word; -- {city}\n");
  expect(article.find("pre span span").length).toBeGreaterThan(2);
  expect(article.text()).toContain("another in Leeds.");
  expect(article.find("h1 ~ ul li").text()).toBe("Software Development");
  expect(article.find("#comments, form").length).toBe(0);
  expect(copy.read("build/client/feed.xml")).toContain("&lt;strong&gt;bold&lt;/strong&gt;");
});

test("with one more entry of each kind, the content is still valid", () => {
  const { status, output } = copy.run("node_modules/vitest/vitest.mjs", ["run", "--project=quick", "app"]);
  expect(status, output).toBe(0);
});

test("with one more entry of each kind, the site still has the specified content, links and metadata", () => {
  const files = ["specification", "machine-readable", "pages/links"].map((name) => `tests/${name}`);
  const { status, output } = copy.run(
    "node_modules/@playwright/test/cli.js",
    ["test", "--project=site", ...files],
    { TEST_PORT: String(Number(process.env.TEST_PORT ?? 3100) + 8) },
  );
  expect(status, output).toBe(0);
});
