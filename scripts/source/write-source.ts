import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** A value as source code, unformatted: `writeSources` formats it. */
export function toLiteral(value: unknown): string {
  return JSON.stringify(value).replace(/([{,])"([A-Za-z]\w*)":/g, "$1$2:");
}

/** Writes the files, then formats them and sorts their imports like `npm run format`. */
export function writeSources(files: Map<string, string>) {
  for (const [path, text] of files) writeFileSync(path, text);
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...files.keys()],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The written files could not be formatted:\n${stderr}`);
}
