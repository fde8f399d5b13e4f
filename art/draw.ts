/**
 * Converts the SVG files in art/glyphs and art/people to WebP: `npm exec -- node art/draw.ts`. WebP images render
 * faster than SVG images, which browsers lay out as separate documents on the main thread. Each person gets a portrait
 * in two sizes, and an avatar of the head.
 */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";

const CARD = 'viewBox="0 0 320 400"';
const HEAD = 'viewBox="40 44 240 240"';

const draw = (svg: string, name: string, width: number, quality: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .webp({ quality, effort: 6 })
    .toFile(`art/drawings/${name}.webp`);

for (const file of globSync("art/glyphs/*.svg"))
  await draw(readFileSync(file, "utf8"), `block-${basename(file, ".svg")}`, 480, 82);

for (const file of globSync("art/people/*.svg")) {
  const svg = readFileSync(file, "utf8");
  if (!svg.includes(CARD)) throw new Error(`${file} must have ${CARD}`);
  const person = basename(file, ".svg");
  await draw(svg, `portrait-${person}`, 640, 85);
  await draw(svg, `portrait-${person}-small`, 240, 85);
  await draw(svg.replace(CARD, HEAD), `avatar-${person}`, 128, 85);
}
