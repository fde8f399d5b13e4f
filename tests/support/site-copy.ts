import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

const packages = resolve("node_modules");
const notSource = [
  "node_modules",
  "build",
  "builds",
  ".git",
  ".react-router",
  "test-results",
  "data",
  ".env",
];

/** Copies the project's sources, or other parts of it, to a temporary folder, with a link to the installed packages. */
export function copySite(parts = readdirSync(".").filter((name) => !notSource.includes(name))) {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  // The editor's packages are copied only on demand.
  const filter = (source: string) => source !== join("editor", "node_modules");
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, dereference: true, filter });
  symlinkSync(packages, join(folder, "node_modules"));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    read,
    write,
    /** Replaces text in a file. Throws if the file doesn't contain it. */
    change(file: string, from: string | RegExp, to: string) {
      const text = read(file);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} doesn't contain ${from}`);
      write(file, changed);
    },
    /** Runs a JavaScript or TypeScript file in the copy, with the version of Node that runs the tests. */
    run(file: string, args: string[] = [], environment: Record<string, string> = {}) {
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
