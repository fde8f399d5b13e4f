import { expect } from "@playwright/test";
import { axeViolations } from "../axe-violations.ts";
import { dynamicPages, moreDynamicPages, pageKinds } from "../page-kinds.ts";
import { canonicalPaths } from "../support/built-pages.ts";
import { test, visitPage } from "../support/page-visit.ts";

const paths = canonicalPaths.filter((path) => !pageKinds.includes(path));

for (const [path, status = 200] of [...paths.map((path) => [path] as const), ...moreDynamicPages]) {
  test(`${path} loads without errors, is accessible and fits five window widths`, async ({ page }) => {
    await visitPage(page, path, { status, axeAt: 390 });
  });
}

// tests/pages.spec.ts visits these pages, but runs axe only on a desktop.
for (const path of [...pageKinds, ...dynamicPages.map(([path]) => path)]) {
  test(`${path} is accessible on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await axeViolations(page)).toEqual([]);
  });
}
