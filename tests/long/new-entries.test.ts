import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySite } from "../support/site-copy.ts";

const kinds = ["service", "industry", "post", "job", "case-study", "project"];
const leftOut = ["node_modules", "build", ".git", ".react-router", "test-results", "data", ".env"];
const copy = copySite(readdirSync(".").filter((name) => !leftOut.includes(name)));

beforeAll(() => {
  for (const kind of kinds) {
    const { status, output } = copy.run("scripts/new.ts", [kind, `one-more-${kind}`]);
    expect(status, output).toBe(0);
  }
  // Publishes the drafts, so that they appear in every list.
  for (const name of globSync("app/content/**/one-more-*.ts", { cwd: copy.folder })) {
    const path = join(copy.folder, name);
    writeFileSync(path, readFileSync(path, "utf8").replace(/^\s*draft: true,\n/m, ""));
  }
  const { status, output } = copy.run("scripts/build/build.ts");
  expect(status, output).toBe(0);
});

afterAll(() => copy.remove());

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
