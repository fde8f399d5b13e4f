import { expect, test } from "@playwright/test";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { builtPaths } from "../support/built-pages.ts";
import { dynamicPaths } from "../support/page-kinds.ts";

const rules: ConfigData = {
  root: true,
  elements: ["html5"],
  // `browser` turns off the rule against inline styles. It also turns off rules on notation that React decides: empty and
  // boolean attributes, void elements, trailing whitespace.
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:browser"],
  rules: {
    // React writes some attributes in camel case: srcSet, autoComplete, charSet.
    "attr-case": "off",
    // The ids of React's useId begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Scripts and styles from the site itself need no integrity hash.
    "require-sri": ["error", { target: "crossorigin" }],
    // The stylesheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
    // The hero's radio buttons are inside labels with text. The arrows are also labels of these buttons (`<label for>`),
    // but have no text. If there are labels with `for`, this rule looks only at those, so it would report the buttons as
    // unlabelled. axe checks all labels.
    "input-missing-label": "off",
    // `browser` turns this rule off, but our pages must have a doctype.
    "missing-doctype": "error",
  },
};

test("every page is valid HTML", async ({ request }) => {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const mistakes: string[] = [];
  for (const path of [...builtPaths, ...dynamicPaths]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        mistakes.push(`${path}: ${message} (${ruleId}) at ${selector}`);
    // The validator doesn't know this rule of the standard.
    if (/<source[^>]* media="(?:all)?"/.test(html)) mistakes.push(`${path}: a source for all media`);
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
