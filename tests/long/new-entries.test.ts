import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collections } from "../../app/content/collections.ts";
import { entryFile } from "../support/entry-file.ts";
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
  const path = join(copy.folder, entryFile(kind, `one-more-${kind}`));
  const written = readFileSync(path, "utf8")
    .replace(/^draft: true\n/m, "")
    .replaceAll("TODO £0", "£50,000")
    .replaceAll("value: TODO\n", 'value: "7"\n')
    .replaceAll("deadline: 2000-01-01", "deadline: 2099-01-01")
    .replaceAll("TODO", `New ${kind}`)
    .replaceAll("2000-01-01", "2026-01-02")
    .replaceAll("2000-", "2026-");
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
