import { expect } from "@playwright/test";
import { indexedPaths } from "../app/page-paths.ts";
import { each } from "./spec-page.ts";
import { metaContent, test } from "./support/rendered-pages.ts";

test("no internal link is broken, and links lead to every indexed page", async ({ pages, request }) => {
  const linked = new Set<string>();
  const drafts = new Set<string>();
  for (const [path, $] of pages.all) {
    if (metaContent($, "robots") === "noindex") drafts.add(path);
    for (const link of each($("a[href]"))) {
      const href = link.attr("href") ?? "";
      expect(href, `an empty link on ${path}`).not.toMatch(/^#?$/);
      if (href.startsWith("#"))
        expect($(`[id="${href.slice(1)}"]`), `${href} on ${path}`).not.toHaveLength(0);
      else if (href.startsWith("/")) linked.add(href.split("#")[0] ?? href);
    }
  }
  for (const href of linked) {
    const response = await request.head(href);
    expect(response.status(), href).toBe(200);
  }
  // Every service page and every industry page has two URLs. A link to either URL counts.
  const reachable = new Set(
    [...linked].map((href) =>
      href
        .split("?")[0]
        ?.replace(/^\/industry\//, "/industries/")
        .replace(/^\/service\//, "/services/"),
    ),
  );
  for (const path of indexedPaths().filter((each) => !drafts.has(each))) {
    expect(reachable, `no page links to ${path}`).toContain(path);
  }
});
