import { cpSync, globSync, readdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { startDevServer } from "../support/dev-server.ts";
import { copySite } from "../support/site-copy.ts";

// The tests share one editor, which works on a copy of the project.
test.describe.configure({ mode: "serial" });

const leftOut = ["node_modules", "build", ".git", ".react-router", "test-results", "data", ".env"];
let copy: ReturnType<typeof copySite>;
let server: Awaited<ReturnType<typeof startDevServer>>;

test.beforeAll(async () => {
  copy = copySite(readdirSync(".").filter((name) => !leftOut.includes(name)));
  cpSync("editor/node_modules", join(copy.folder, "editor/node_modules"), { recursive: true });
  copy.run("scripts/brand-files.ts");
  server = await startDevServer(copy.folder, "editor/start.ts");
});

test.afterAll(() => {
  server?.stop();
  copy?.remove();
});

const contentFiles = () =>
  globSync(
    "content/{,pages/,services/,industries/,posts/,jobs/,case-studies/,projects/}*.{yaml,md}",
  ).toSorted();
const read = (file: string) => readFileSync(join(copy.folder, file), "utf8");

async function open(page: Page, file: string) {
  await page.goto(`${server.editor}?file=${file.replace("content/", "")}`);
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("header [role=status]")).toHaveText("Saved");
}

/** The lines of a file that differ from those of the project. */
function changedLines(file: string) {
  const before = readFileSync(file, "utf8").split("\n");
  const after = read(file).split("\n");
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]);
}

test("every file can be opened and saved, and stays as it was", async ({ page }) => {
  const files = contentFiles();
  expect(files.length).toBeGreaterThan(70);
  for (const file of files) {
    await test.step(file, async () => {
      await open(page, file);
      await save(page);
      expect(read(file)).toBe(readFileSync(file, "utf8"));
    });
  }
});
