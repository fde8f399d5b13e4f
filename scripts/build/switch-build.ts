import { lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const link = "build";
const folder = "builds";
/** Builds besides the latest two that are kept, in case a server still uses them. */
const KEPT = 2;

/** The folder of a new build. A running server keeps the folder that it was started with. */
export function newBuildFolder(): string {
  const name = join(folder, new Date().toISOString().replaceAll(":", "-"));
  mkdirSync(name, { recursive: true });
  return name;
}

/** Makes the link `build` point to a finished build, in one step, and deletes old builds. */
export function switchTo(built: string) {
  const now = lstatSync(link, { throwIfNoEntry: false });
  // Earlier versions had a folder instead of the link.
  if (now?.isDirectory()) renameSync(link, join(folder, "0"));
  const previous = now?.isSymbolicLink() ? readlinkSync(link) : join(folder, "0");
  symlinkSync(built, `${built}.link`);
  renameSync(`${built}.link`, link);
  const others = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort()
    .reverse();
  const old = others.filter((each) => each !== built && each !== previous).slice(KEPT);
  for (const each of old) rmSync(each, { recursive: true });
}
