import { expect } from "@playwright/test";
import { withAndWithoutScripts } from "./engine-test.ts";

const link = ".header-search";
const field = "[name=q]";

// Dialogs, comboboxes and the focus differ between engines. In Chromium, tests/search/search-dialog.spec.ts checks more.
withAndWithoutScripts("the search of the header is operated by keyboard", async (visitor) => {
  await visitor.open("/about");
  await visitor.tabTo(link);
  await visitor.press("Enter");
  await visitor.expect(true, (css) => document.activeElement?.matches(css), field);
  await visitor.press(..."cancel contract");
  if (visitor.javaScript) {
    // The results for the first word may have been shown before.
    const forAllWords = expect.stringContaining("“cancel contract”");
    await visitor.expect(forAllWords, () => document.querySelector(".search-status")?.textContent);
    await visitor.expect("true", (css) => document.querySelector(css)?.getAttribute("aria-expanded"), field);
    await visitor.press("ArrowDown");
    await visitor.expect(["option", "true", "/faq#ending-early"], () => {
      const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
      const option = document.getElementById(id);
      return ["role", "aria-selected", "href"].map((name) => option?.getAttribute(name));
    });
    await visitor.press("Escape");
    await visitor.expectHidden(".search-dialog");
    await visitor.expect(true, (css) => document.activeElement?.matches(css), link);
    await visitor.press("Enter");
    await visitor.expect(true, (css) => document.activeElement?.matches(css), field);
    await visitor.press("ArrowDown");
  } else {
    await visitor.press("Enter");
    await visitor.expectAddress(/^\/search\?q=cancel\+contract$/);
    await visitor.tabTo('main a[href="/faq#ending-early"]');
  }
  await visitor.press("Enter");
  await visitor.expectAddress(/^\/faq#ending-early$/);
  await visitor.expectVisible("#ending-early");
  await visitor.back();
  if (visitor.javaScript) await visitor.expectHidden(".search-dialog");
});
