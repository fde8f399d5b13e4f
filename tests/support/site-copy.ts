import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

type Finished = { status: number | null; output: string };
type SiteCopy = {
  folder: string;
  /** Runs a JavaScript or TypeScript file in the copy, with the version of Node that runs the tests. */
  run(file: string, args?: string[], environment?: Record<string, string>): Finished;
  remove(): void;
};

const packages = resolve("node_modules");

/** Copies parts of the project to a temporary folder, with a link to the installed packages. */
export function copySite(parts: string[]): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  // The editor's packages are copied only on demand.
  const filter = (source: string) => source !== join("editor", "node_modules");
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, dereference: true, filter });
  symlinkSync(packages, join(folder, "node_modules"));
  return {
    folder,
    run(file, args = [], environment = {}) {
      const PATH = `${join(packages, ".bin")}${delimiter}${process.env.PATH}`;
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, ...environment, PATH },
      });
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
