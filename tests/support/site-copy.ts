import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

type Finished = { status: number | null; said: string };
type SiteCopy = {
  folder: string;
  /** Runs a script or a package's command in the copy, with the Node of these tests. */
  run(file: string, args?: string[], environment?: Record<string, string>): Finished;
  remove(): void;
};

const packages = resolve("node_modules");

/** Copies parts of the project to a folder of its own, which shares the installed packages. */
export function copySite(parts: string[]): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
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
      return { status, said: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
