/**
 * `npm run images` encodes the originals in art/masters into public/images and writes app/images/manifest.json.
 * File names contain a hash of the original. Unchanged originals are skipped; files without an original are deleted.
 * The results are committed, because encoding all of them takes minutes.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { openPicture } from "./open-picture.ts";

const outputFolder = "public/images";
const manifestFile = "app/images/manifest.json";
const masterFolder = "art/masters";

const layoutWidths = {
  hero: [960, 1440, 1920, 2880],
  screen: [390, 780, 1280, 1792, 2240],
  // Phones choose among the widths up to 1280. The cards of posts need less.
  post: [400, 800, 1200, 2048],
  other: [400, 800, 1280, 2048, 2560],
};
/** On phones and tablets, hero pictures are cropped to their subject, which is on the right. */
const phoneCrop = { widths: [480, 720, 828], aspect: 828 / 800 };
/** A master such as screen-x.phone.webp is the version of screen-x for narrow screens. */
const phoneMaster = /\.phone$/;

type Entry = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  ground: "light" | "dark";
  phone?: { height: number; widths: number[] };
};

const readable = /\.(?:png|webp|jpe?g|heic)$/i;

function findMasters(): Map<string, string> {
  const files = readdirSync(masterFolder)
    .filter((file) => file !== "manifest.json")
    .sort();
  const ignored = files.filter((file) => !readable.test(file));
  if (ignored.length > 0)
    console.warn(`Ignored, because they are not PNG, WebP, JPEG or HEIC files: ${ignored.join(", ")}`);
  const masters = new Map<string, string>();
  for (const file of files.filter((each) => readable.test(each))) {
    const key = basename(file, extname(file));
    const other = masters.get(key);
    if (other)
      fail(
        `${other} and ${join(masterFolder, file)} differ only in their extension. Rename or remove one of them.`,
      );
    masters.set(key, join(masterFolder, file));
  }
  return masters;
}

function fail(message: string | Error): never {
  console.error(message instanceof Error ? message.message : message);
  process.exit(1);
}

async function encode(image: Sharp, file: string, width: number) {
  if (existsSync(file)) return;
  await image
    .clone()
    .resize({ width })
    .avif({ quality: 52, chromaSubsampling: "4:4:4", effort: 4 })
    .toFile(file);
  console.log(file);
}

/** Whether the placeholder, shown until the picture has loaded, is light or dark. Decided by the upper left corner. */
async function groundTone(image: Sharp, width: number, height: number) {
  const corner = { left: 0, top: 0, width: Math.ceil(width / 8), height: Math.ceil(height / 8) };
  const [grey = 0] = await image.clone().extract(corner).resize(1, 1).greyscale().raw().toBuffer();
  return grey > 110 ? "light" : "dark";
}

async function encodeMaster(key: string, file: string, phoneFile: string | undefined): Promise<Entry> {
  const originals = [file, ...(phoneFile ? [phoneFile] : [])].map((each) => readFileSync(each));
  const hash = createHash("sha256").update(Buffer.concat(originals)).digest("hex").slice(0, 8);
  const encoded = before[key];
  if (encoded?.hash === hash && existsSync(join(outputFolder, `${key}.${hash}.jpg`))) return encoded;
  const { image, size } = await openPicture(file).catch(fail);
  const { width, height } = size;
  const kind = /^(?:hero|screen|post)(?=-)/.exec(key)?.[0] as keyof typeof layoutWidths | undefined;
  const isHero = kind === "hero";
  const widths = layoutWidths[kind ?? "other"].filter((candidate) => candidate <= width);
  if (widths.length === 0) widths.push(width);
  const target = join(outputFolder, `${key}.${hash}`);

  for (const each of widths) await encode(image, `${target}.${each}.avif`, each);
  const entry: Entry = {
    hash,
    width,
    height,
    widths,
    ground: await groundTone(image, width, height),
  };
  if (phoneFile) {
    const { image: phone, size } = await openPicture(phoneFile).catch(fail);
    const widths = [size.width / 2, size.width].map(Math.round);
    for (const each of widths) await encode(phone, `${target}.phone-${each}.avif`, each);
    entry.phone = { height: size.height, widths };
  } else if (isHero) {
    const cropWidth = Math.round(Math.min(width * 0.46, height * phoneCrop.aspect));
    const cropHeight = Math.round(cropWidth / phoneCrop.aspect);
    const crop = sharp(
      await image
        .clone()
        .extract({
          left: width - cropWidth,
          top: Math.max(0, Math.round((height - cropHeight) * 0.62)),
          width: cropWidth,
          height: cropHeight,
        })
        .toBuffer(),
    );
    for (const each of phoneCrop.widths) await encode(crop, `${target}.phone-${each}.avif`, each);
    entry.phone = { height: Math.round(828 / phoneCrop.aspect), widths: phoneCrop.widths };
  }
  // The last file: if it is there, the others are too.
  await image
    .clone()
    .resize({ width: Math.min(800, width) })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(`${target}.jpg`);
  return entry;
}

mkdirSync(outputFolder, { recursive: true });
const before: Record<string, Entry> = JSON.parse(readFileSync(manifestFile, "utf8"));
const manifest: Record<string, Entry> = {};
const masters = findMasters();
for (const [key, file] of [...masters].sort(([a], [b]) => a.localeCompare(b))) {
  if (phoneMaster.test(key)) continue;
  manifest[key] = await encodeMaster(key, file, masters.get(`${key}.phone`));
}
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
for (const file of readdirSync(outputFolder)) {
  const [key = "", hash] = file.split(".");
  if (manifest[key]?.hash !== hash) rmSync(join(outputFolder, file));
}
console.log(`${Object.keys(manifest).length} pictures, ${readdirSync(outputFolder).length} files`);
