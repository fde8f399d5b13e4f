import { expect } from "@playwright/test";
import { dynamicPages, pageKinds } from "../page-kinds.ts";
import { test } from "./engine-test.ts";

const paths = [...pageKinds, ...dynamicPages.map(([path]) => path)];

test("a page of every kind loads and hydrates its islands other than forms, without errors", async ({
  visitor,
}) => {
  for (const path of paths) {
    await visitor.open(path);
    await visitor.expectVisible("main h1");
    await visitor.hydrateIslands();
    expect.soft(await visitor.errors(), path).toEqual([]);
  }
});

test.describe("JavaScript off", () => {
  test.use({ javaScript: false });

  test("a page of every kind is shown and nothing is hydrated", async ({ visitor }) => {
    for (const path of paths) {
      await visitor.open(path);
      await visitor.expectVisible("main h1");
      await visitor.expectVisible("body > footer");
      await visitor.expectCount("[data-hydrated]", 0);
    }
  });
});
