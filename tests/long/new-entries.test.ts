import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collections } from "../../app/content/collections.ts";
import { copySite } from "../support/site-copy.ts";

const kinds = Object.keys(collections) as (keyof typeof collections)[];
const leftOut = ["node_modules", "build", "builds", ".git", ".react-router", "test-results", "data", ".env"];
const copy = copySite(readdirSync(".").filter((name) => !leftOut.includes(name)));

beforeAll(() => {
  for (const kind of kinds) {
    const { status, output } = copy.run("scripts/new.ts", [kind, `one-more-${kind}`]);
    expect(status, output).toBe(0);
    publish(kind);
  }
  const { status, output } = copy.run("scripts/build/build.ts");
  expect(status, output).toBe(0);
});

afterAll(() => copy.remove());

/** Replaces the placeholders and publishes the draft, so that it appears in every list. */
function publish(kind: keyof typeof collections) {
  const path = join(copy.folder, `app/content/${collections[kind].folder}/one-more-${kind}.ts`);
  const written = readFileSync(path, "utf8")
    .replace(/^\s*draft: true,\n/m, "")
    .replaceAll("TODO £0", "£50,000")
    .replaceAll('"TODO"', '"7"')
    .replaceAll("TODO", `New ${kind}`)
    .replaceAll("2000-01-01", "2026-01-02")
    .replaceAll("2000-", "2026-")
    .replaceAll("1 January 2000", "1 January 2099");
  writeFileSync(path, written);
}

test("with one more entry of each kind, the content is still valid", () => {
  const { status, output } = copy.run("node_modules/vitest/vitest.mjs", ["run", "app"]);
  expect(status, output).toBe(0);
});

test("with one more entry of each kind, the site still has the specified content, links and metadata", () => {
  const files = ["spec-", "links", "seo", "structured-data", "machine-files"].map((name) => `tests/${name}`);
  const { status, output } = copy.run(
    "node_modules/@playwright/test/cli.js",
    ["test", "--project=site", ...files],
    { TEST_PORT: String(Number(process.env.TEST_PORT ?? 3100) + 8) },
  );
  expect(status, output).toBe(0);
});
