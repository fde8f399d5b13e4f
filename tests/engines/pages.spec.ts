import { expect } from "@playwright/test";
import { dynamicPages, pageKinds } from "../page-kinds.ts";
import { test } from "./engine-test.ts";

for (const path of [...pageKinds, ...dynamicPages.map(([path]) => path)]) {
  test(`${path} loads without errors, and its islands other than forms hydrate without errors`, async ({
    visitor,
  }) => {
    await visitor.open(path);
    await visitor.expectVisible("main h1");
    await visitor.hydrateIslands();
    expect(await visitor.errors()).toEqual([]);
  });
}

test.describe("JavaScript off", () => {
  test.use({ javaScript: false });

  test("a page of every kind is shown and nothing is hydrated", async ({ visitor }) => {
    for (const path of [...pageKinds, ...dynamicPages.map(([path]) => path)]) {
      await visitor.open(path);
      await visitor.expectVisible("main h1");
      await visitor.expectVisible("body > footer");
      await visitor.expectCount("[data-hydrated]", 0);
    }
  });
});
