import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { pageKinds } from "../support/page-kinds.ts";
import { test } from "./engine-test.ts";

/** The first page of those with the same islands. */
const paths = pageKinds.filter(
  (path, index) => pageKinds.findIndex((other) => islands(other) === islands(path)) === index,
);

function islands(path: string): string {
  const html = readFileSync(`build/client${path}/index.html`, "utf8");
  return [...new Set(html.match(/data-island="[^"]+"/g))].sort().join();
}

test("pages load and hydrate their islands other than forms, without errors", async ({ visitor }) => {
  for (const path of paths) {
    await visitor.open(path);
    await visitor.expectVisible("main h1");
    await visitor.hydrateIslands();
    expect.soft(await visitor.errors(), path).toEqual([]);
  }
});
