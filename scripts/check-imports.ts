import { globSync, readFileSync } from "node:fs";
import { forbiddenImports } from "./forbidden-imports.ts";
import { importRules } from "./import-rules.ts";

const files = new Set(globSync(Object.keys(importRules).map((folder) => `${folder}/**/*.{ts,tsx}`)));
const forbidden = [...files].flatMap((file) => forbiddenImports(file, readFileSync(file, "utf8")));
for (const each of forbidden) console.error(each);
if (forbidden.length > 0) {
  console.error("What each folder may import: scripts/import-rules.ts");
  process.exitCode = 1;
}
