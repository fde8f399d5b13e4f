import { readFileSync } from "node:fs";
import decodeHeic from "heic-decode";
import sharp, { type Sharp } from "sharp";

/** More than cameras have. Decoding a picture takes up to four bytes of memory for each pixel, however small its file. */
const maxPixels = 64_000_000;

class PictureRefused extends Error {}

/** Opens a picture in any format that cameras and drawing programs write. */
export async function openPicture(file: string) {
  try {
    const image = /\.heic$/i.test(file) ? await openHeic(file) : await openOther(file);
    // Decodes all of it, so that a damaged file is found here.
    await image.stats();
    return { image, size: (await image.metadata()).autoOrient };
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new Error(
      `${file} could not be read (${(error as Error).message}). Save it as JPEG or PNG and try again.`,
    );
  }
}

async function openOther(file: string): Promise<Sharp> {
  const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (!["jpeg", "png", "webp"].includes(format))
    throw new PictureRefused(`${file} is a picture in ${format.toUpperCase()}. Save it as JPEG or PNG.`);
  checkSize(file, width, height);
  // Cameras store the rotation in EXIF. The encoded files have no EXIF, so the pixels themselves are rotated.
  return sharp(file).autoOrient();
}

/** The package's types don't mention the size. */
type HeicImages = (Awaited<ReturnType<typeof decodeHeic.all>>[number] & {
  width: number;
  height: number;
})[] & {
  dispose(): void;
};

/** sharp's own builds can't decode HEIC. heic-decode can, and applies the rotation itself. */
async function openHeic(file: string): Promise<Sharp> {
  const images = (await decodeHeic.all({ buffer: readFileSync(file) })) as HeicImages;
  try {
    const [first] = images;
    if (!first) throw new Error("it is empty");
    checkSize(file, first.width, first.height);
    const { data, width, height } = await first.decode();
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  } finally {
    images.dispose();
  }
}

function checkSize(file: string, width: number, height: number) {
  if (width * height > maxPixels)
    throw new PictureRefused(
      `${file} has ${width} × ${height} pixels. Choose one with at most ${maxPixels / 1e6} million pixels.`,
    );
}
