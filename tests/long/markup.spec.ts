import { expect, test } from "@playwright/test";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { pagePaths } from "../../app/page-paths.ts";
import { answerPages, moreAnswerPages } from "../page-kinds.ts";

const rules: ConfigData = {
  root: true,
  elements: ["html5"],
  // `browser` leaves out how attributes and void elements are written: React decides that.
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:browser"],
  rules: {
    // As React writes it in HTML: srcSet, autoComplete, charSet.
    "attr-case": "off",
    // React's useId begins with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Scripts and styles from the site itself need no checksum.
    "require-sri": ["error", { target: "crossorigin" }],
    // The stylesheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
    // Compares a field with the first of its labels only. axe works out the whole name.
    "input-missing-label": "off",
    "missing-doctype": "error",
  },
};

test("every page is valid HTML", async ({ request }) => {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const mistakes: string[] = [];
  for (const path of [...pagePaths(), ...[...answerPages, ...moreAnswerPages].map(([path]) => path)]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        mistakes.push(`${path}: ${message} (${ruleId}) at ${selector}`);
  }
  expect(mistakes).toEqual([]);
});

test("the feed and the sitemap are well-formed XML", async ({ page, request }) => {
  for (const path of ["/feed.xml", "/sitemap.xml"]) {
    const xml = await (await request.get(path)).text();
    const root = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      return parsed.querySelector("parsererror")?.textContent ?? parsed.documentElement.localName;
    }, xml);
    expect(root, path).toMatch(/^(?:rss|urlset)$/);
  }
});
