import { posix } from "node:path";
import { parseSync, Visitor } from "vite";
import { importRules } from "./import-rules.ts";

type Import = { module: string; typeOnly: boolean; at: number };

function importsOf(file: string, source: string): Import[] {
  const found: Import[] = [];
  const add = (node: { type: string; value?: unknown; start: number }, typeOnly = false) => {
    if (typeof node.value === "string") found.push({ module: node.value, typeOnly, at: node.start });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) =>
      add(
        source,
        importKind === "type" ||
          (specifiers.length > 0 &&
            specifiers.every((each) => "importKind" in each && each.importKind === "type")),
      ),
    ExportNamedDeclaration: ({ source, exportKind }) => source && add(source, exportKind === "type"),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === "type"),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source, true),
  }).visit(parseSync(file, source).program);
  return found;
}

const covers = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

/** The imports of a file that its rule forbids, each as a sentence with the reason. */
export function forbiddenImports(file: string, source: string): string[] {
  const [folder, rule] = Object.entries(importRules).findLast(([folder]) => covers(folder, file)) ?? [];
  if (!folder || !rule) return [];
  const test = file.endsWith(".test.ts")
    ? { from: ["tests"], packages: ["vitest"] }
    : { from: [], packages: [] };
  const allowed = ({ module, typeOnly }: Import) => {
    if (!module.startsWith(".")) {
      return !rule.packages || [...rule.packages, ...test.packages].some((name) => covers(name, module));
    }
    const path = posix.join(posix.dirname(file), module);
    const from = [folder, ...rule.from, ...test.from, ...(typeOnly ? (rule.types ?? []) : [])];
    return from.some((place) => covers(place, path));
  };
  return importsOf(file, source)
    .filter((each) => !allowed(each))
    .map(({ module, at }) => {
      const line = source.slice(0, at).split("\n").length;
      return `${file}:${line} must not import "${module}". ${rule.because}`;
    });
}
