import { readFileSync } from "node:fs";
import decodeHeic from "heic-decode";
import sharp from "sharp";

/** Opens a picture in any format that cameras and drawing programs write. */
export async function openPicture(file: string) {
  try {
    // Cameras store the rotation in EXIF. The encoded files have no EXIF, so the pixels themselves are rotated.
    const image = /\.heic$/i.test(file) ? await openHeic(file) : sharp(file).autoOrient();
    // Decodes all of it, so that a damaged file is found here.
    await image.stats();
    return { image, size: (await image.metadata()).autoOrient };
  } catch (error) {
    throw new Error(
      `${file} could not be read (${(error as Error).message}). Save it as JPEG or PNG and try again.`,
    );
  }
}

/** sharp's own builds can't decode HEIC. heic-decode can, and applies the rotation itself. */
async function openHeic(file: string) {
  const { data, width, height } = await decodeHeic({ buffer: readFileSync(file) });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
