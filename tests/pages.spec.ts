import { expect } from "@playwright/test";
import { dynamicPages, pageKinds } from "./page-kinds.ts";
import { fetchPage, texts } from "./spec-page.ts";
import { builtPaths } from "./support/built-pages.ts";
import { test, visitPage } from "./support/page-visit.ts";

// One page of each kind. tests/long/every-page.spec.ts visits the others, and checks these with axe on a phone.
for (const [path, status = 200] of [...pageKinds.map((path) => [path] as const), ...dynamicPages]) {
  const tag = ["/", "/contact"].includes(path) ? "@quick" : [];
  test(`${path} loads without errors, is accessible and fits five window widths`, { tag }, async ({
    page,
  }) => {
    await visitPage(page, path, { status, axeAt: 1440 });
  });
}

test("every page is served at each of its URLs", { tag: "@quick" }, async ({ request }) => {
  for (const path of builtPaths) {
    const { status, $ } = await fetchPage(request, path);
    expect(status, path).toBe(200);
    expect($("h1"), path).toHaveLength(1);
    expect($("body > footer"), path).toHaveLength(1);
    expect($("input[type=password]"), path).toHaveLength(0);
    expect(texts($("main section:not(:has(h1, h2, h3))")), `sections without a heading on ${path}`).toEqual(
      [],
    );
  }
});
