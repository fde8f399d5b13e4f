import { readFileSync } from "node:fs";
import { toLiteral } from "../source/write-source.ts";

type Place = "first" | "last";

/** The source of a list file with an inline entry added. */
export function withEntry(file: string, list: string, value: unknown, place: Place = "last") {
  return insert(readFileSync(file, "utf8"), file, list, toLiteral(value), place);
}

/** The source of a list file with an imported entry added. */
export function withImport(file: string, list: string, name: string, from: string, place: Place = "last") {
  const source = insert(readFileSync(file, "utf8"), file, list, name, place);
  return `import { ${name} } from "${from}";\n${source}`;
}

/** The source of a new entry's own file. */
export function entryFile(name: string, type: string, from: string, value: unknown) {
  return `import type { ${type} } from "${from}";\n\nexport const ${name}: ${type} = ${toLiteral(value)};\n`;
}

function insert(source: string, file: string, list: string, entry: string, place: Place) {
  const start = new RegExp(`^export const ${list}: .*\\[$`, "m").exec(source);
  const end = start ? source.indexOf("\n];", start.index) : -1;
  if (!start || end === -1) throw new Error(`${file} has no list named ${list} that ends with "];"`);
  const at = place === "first" ? start.index + start[0].length : end;
  return `${source.slice(0, at)}\n${entry},${source.slice(at)}`;
}
