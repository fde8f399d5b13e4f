/** Writes the company's icons from its mark and its palette: favicon, home screens, app lists. Run with `npm run marks`. */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { company } from "../app/content/company.ts";
import { escapeXml } from "../app/seo/escape-xml.ts";
import { palette } from "../app/styles/palette.ts";
import { mark } from "../app/ui/mark.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}" role="img" aria-label="${escapeXml(company.name)}"><path fill="${palette.ink}" d="${mark.gate}"/><path fill="${palette.accent}" d="${mark.threshold}"/></svg>\n`;

/** `inset` is the part of the edge left free around the mark: systems cut their own shapes out of an icon. */
async function write(file: string, size: number, inset: number) {
  const inner = Math.round(size * (1 - 2 * inset));
  const drawn = await sharp(Buffer.from(drawing), { density: (72 * inner) / mark.size })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = inset ? palette.canvas : "#0000";
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/${file}`);
}

writeFileSync("public/favicon.svg", drawing);
await write("icon-192.png", 192, 0);
await write("icon-512.png", 512, 0);
await write("icon-maskable-512.png", 512, 0.2);
await write("apple-touch-icon.png", 180, 0.15);
