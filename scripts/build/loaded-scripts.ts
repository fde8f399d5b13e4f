import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** The addresses of the scripts that pages load: the entry module and, from there, the islands. */
export function loadedScripts(clientFolder: string): Set<string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8"));
  const loaded = new Set<string>();
  const add = (name: string) => {
    const { file = "", imports = [], dynamicImports = [] } = manifest[name] ?? {};
    if (loaded.size === loaded.add(`/${file}`).size) return;
    for (const imported of [...imports, ...dynamicImports]) add(imported);
  };
  add("app/entry.client.ts");
  return loaded;
}
