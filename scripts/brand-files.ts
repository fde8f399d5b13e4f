/** Writes files derived from the company's name and the palette. Part of every build and `npm run dev`. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { company } from "../app/content/company.ts";
import { escapeXml } from "../app/seo/escape-xml.ts";
import { channels } from "../app/styles/contrast.ts";
import { palette } from "../app/styles/palette.ts";
import { mark } from "../app/ui/icons/mark.ts";
import { faviconIco } from "./favicon-ico.ts";

write("app/styles/colours.css", coloursCss());
write("public/favicon.svg", markSvg());
write("public/favicon.ico", await faviconIco(markSvg()));
write("public/icon-192.png", await icon(192, 0));
write("public/icon-512.png", await icon(512, 0));
write("public/icon-maskable-512.png", await icon(512, 0.2));
write("public/apple-touch-icon.png", await icon(180, 0.15));

/** Leaves unchanged files alone, because writing them would make the development server reload. */
function write(path: string, content: string | Buffer) {
  const bytes = Buffer.from(content);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
}

function coloursCss(): string {
  return [
    "/* Written by scripts/brand-files.ts from palette.ts. */",
    "@theme static {",
    ...Object.entries(palette).map(([role, hex]) => `  --color-${role}: ${hex};`),
    "}",
    "",
    ":root {",
    ...(["ink", "inverse"] as const).map(
      (role) => `  --${role}-channels: ${channels(palette[role]).join(" ")};`,
    ),
    "}",
    "",
  ].join("\n");
}

function markSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}" role="img" aria-label="${escapeXml(company.value.name)}"><path fill="${palette.ink}" d="${mark.gate}"/><path fill="${palette.accent}" d="${mark.threshold}"/></svg>\n`;
}

/** `inset` is the margin on each side as a share of the size. Android and iOS crop the edges of an icon. */
async function icon(size: number, inset: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset));
  const drawn = await sharp(Buffer.from(markSvg()), { density: (72 * inner) / mark.size })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = inset ? palette.canvas : "#0000";
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
