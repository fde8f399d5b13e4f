import { expect, test } from "@playwright/test";
import { indexedPaths, pagePaths } from "../app/page-paths.ts";

test("no internal link is broken and every page is linked", async ({ request }) => {
  const linked = new Set<string>();
  const drafts = new Set<string>();
  const anchors = new Map<string, Set<string>>();
  const ids = new Map<string, Set<string>>();
  for (const path of pagePaths()) {
    const html = await (await request.get(path)).text();
    if (html.includes('<meta name="robots" content="noindex"/>')) drafts.add(path);
    const found = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    for (const href of found) {
      expect(href, `an empty link on ${path}`).not.toMatch(/^(?:#|)$/);
      if (href.startsWith("#")) anchors.set(path, (anchors.get(path) ?? new Set()).add(href.slice(1)));
      else if (href.startsWith("/")) linked.add(href.split("#")[0] ?? href);
    }
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)));
  }
  for (const href of linked) {
    const response = await request.head(href);
    expect(response.status(), href).toBe(200);
  }
  for (const [path, targets] of anchors) {
    for (const target of targets) expect(ids.get(path), `#${target} on ${path}`).toContain(target);
  }
  // Services and industries are linked by one of their two paths; /home exists for old bookmarks.
  const reachable = new Set(
    [...linked].map((href) =>
      href
        .split("?")[0]
        ?.replace(/^\/industry\//, "/industries/")
        .replace(/^\/service\//, "/services/"),
    ),
  );
  for (const path of indexedPaths().filter((each) => !drafts.has(each))) {
    expect(reachable, `${path} is linked from nowhere`).toContain(path);
  }
});
