/**
 * Converts the SVG files in art/glyphs and art/people to WebP: `npm exec -- node art/draw.ts`. WebP images render
 * faster than SVG images, which browsers lay out as separate documents on the main thread. Each person gets a portrait
 * in two sizes, and an avatar of the head. A photo, such as art/people/mara.jpg, replaces the drawing of that person:
 * `npm exec -- node art/draw.ts mara`.
 */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { openPicture } from "../scripts/open-picture.ts";

const CARD = 'viewBox="0 0 320 400"';
// The head with all its hair, and the beginning of the shoulders.
const HEAD = 'viewBox="12 6 296 296"';

const draw = (svg: string, name: string, width: number, quality: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .webp({ quality, effort: 6 })
    .toFile(`art/drawings/${name}.webp`);

/** Crops a photo around the part that draws the eye, which is the face. */
async function crop(photo: string, name: string, width: number, height: number) {
  const { image, size } = await openPicture(photo);
  if (size.width < 640 || size.height < 640)
    throw new Error(
      `${photo} has ${size.width} × ${size.height} pixels. Choose one with at least 640 × 640.`,
    );
  await image
    .resize(width, height, { position: "attention" })
    .webp({ quality: 85, effort: 6 })
    .toFile(`art/drawings/${name}.webp`);
}

const photoOf = (person: string) => globSync(`art/people/${person}.{jpg,jpeg,png,webp,heic}`)[0];

async function drawPerson(person: string) {
  const photo = photoOf(person);
  if (photo) {
    await crop(photo, `portrait-${person}`, 640, 800);
    await crop(photo, `portrait-${person}-small`, 384, 480);
    await crop(photo, `avatar-${person}`, 128, 128);
    return;
  }
  const svg = readFileSync(`art/people/${person}.svg`, "utf8");
  if (!svg.includes(CARD)) throw new Error(`art/people/${person}.svg must have ${CARD}`);
  await draw(svg, `portrait-${person}`, 640, 85);
  await draw(svg, `portrait-${person}-small`, 384, 85);
  await draw(svg.replace(CARD, HEAD), `avatar-${person}`, 128, 85);
}

const [person] = process.argv.slice(2);
if (person)
  await drawPerson(person).catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
else {
  for (const file of globSync("art/glyphs/*.svg"))
    await draw(readFileSync(file, "utf8"), `block-${basename(file, ".svg")}`, 480, 82);
  const people = globSync("art/people/*.*").map((file) => basename(file).replace(/\.\w+$/, ""));
  for (const each of new Set(people)) await drawPerson(each);
}
