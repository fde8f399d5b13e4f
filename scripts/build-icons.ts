/** Writes app/ui/icons.svg: one symbol for each name in app/ui/icon-names.ts. Run with `npm run icons`. */
import { readFileSync, writeFileSync } from "node:fs";
import { iconNames } from "../app/ui/icon-names.ts";

const symbols = iconNames.map((name) => {
  const source = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, "utf8");
  const shapes = source
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
});

writeFileSync(
  "app/ui/icons.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
console.log(`app/ui/icons.svg: ${symbols.length} icons`);
