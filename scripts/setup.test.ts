import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "setup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: folder, encoding: "utf8" }).stdout;
const setUp = () => run(process.execPath, "scripts/setup.mjs", "dev");

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test("setup installs packages if the lockfile has changed, but not after a manual npm ci", () => {
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  mkdirSync(join(folder, "vite"));
  write("vite/package.json", '{ "name": "vite", "version": "1.0.0", "bin": "vite.js" }');
  write("vite/vite.js", "");
  write("package.json", '{ "name": "site", "dependencies": { "vite": "file:vite" } }');
  run("npm", "install", "--package-lock-only", "--offline");

  run("npm", "ci", "--offline");
  expect(setUp()).toBe("");
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  write("package-lock.json", lock.replace('"version": "1.0.0"', '"version": "1.1.0"'));
  write("vite/package.json", '{ "name": "vite", "version": "1.1.0", "bin": "vite.js" }');
  expect(setUp()).toContain("Install packages");
  expect(setUp()).toBe("");
});
