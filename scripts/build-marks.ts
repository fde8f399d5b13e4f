/** Writes the icons that cannot be SVG: home screens and app lists. Run with `npm run marks`. */
import sharp from "sharp";

const mark = "art/svg/aldergate-mark.svg";
const ground = "#fcfaf6";

/** `inset` is the part of the edge left free around the mark: systems cut their own shapes out of an icon. */
async function write(file: string, size: number, inset: number) {
  const inner = Math.round(size * (1 - 2 * inset));
  const drawing = await sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: inset ? ground : "#0000" } })
    .composite([{ input: drawing, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/${file}`);
}

await write("icon-192.png", 192, 0);
await write("icon-512.png", 512, 0);
await write("icon-maskable-512.png", 512, 0.2);
await write("apple-touch-icon.png", 180, 0.15);
