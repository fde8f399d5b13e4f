import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "setup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: folder, encoding: "utf8" }).stdout;
const setUp = () => run(process.execPath, "scripts/setup.mjs", "dev");

test("packages are installed if the lockfile changed, and not again after npm ci by hand", () => {
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  mkdirSync(join(folder, "vite"));
  writeFileSync(
    join(folder, "vite/package.json"),
    '{ "name": "vite", "version": "1.0.0", "bin": "vite.js" }',
  );
  writeFileSync(join(folder, "vite/vite.js"), "");
  writeFileSync(join(folder, "package.json"), '{ "name": "site", "dependencies": { "vite": "file:vite" } }');
  run("npm", "install", "--package-lock-only", "--offline");

  run("npm", "ci", "--offline");
  expect(setUp()).toBe("");
  const later = Date.now() / 1000 + 1;
  utimesSync(join(folder, "package-lock.json"), later, later);
  expect(setUp()).toContain("Install packages");
});
