import { createElement } from "react";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { parseProse } from "../content/reading/prose/parse-prose.ts";
import { ArticleBodySection } from "../sections/blog/article-body-section.tsx";

const blocks = `| A | B |
| - | - |
| 1 | 2 |

![A tower](post-test-the-restore)

\`\`\`js
const one = 1;
\`\`\`

> Said.

- One
`;

test.each([
  ["before the first heading", blocks],
  ["below a heading", `## Heading\n\n${blocks}`],
])("an article shows every kind of block %s", async (_place, text) => {
  const { prose, mistakes } = parseProse(text);
  expect(mistakes).toEqual([]);
  const props = { body: prose, title: "Title", author: { person: "mara", name: "Mara" }, tags: [], url: "/" };
  const { prelude } = await prerender(createElement(ArticleBodySection, props));
  const html = await new Response(prelude).text();
  expect(html).toMatch(/<td[^>]*>2<\/td>/);
  expect(html).toMatch(/<img[^>]* alt="A tower"/);
  expect(html).toContain("<pre");
  expect(html).toMatch(/<blockquote[^>]*>.*Said\./);
  expect(html).toMatch(/<li[^>]*>One<\/li>/);
});
