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
