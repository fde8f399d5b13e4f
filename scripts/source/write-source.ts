import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** A value as it would be written by hand, but for its lines: `writeSources` breaks them. */
export function toLiteral(value: unknown): string {
  return JSON.stringify(value).replace(/([{,])"([A-Za-z]\w*)":/g, "$1$2:");
}

/** Writes the files, then puts their format and their imports in order as `npm run format` does. */
export function writeSources(files: Map<string, string>) {
  for (const [path, text] of files) writeFileSync(path, text);
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...files.keys()],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`What was written cannot be formatted:\n${stderr}`);
}
