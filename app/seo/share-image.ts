import images from "../images/manifest.json" with { type: "json" };
import { absoluteUrl } from "./absolute-url.ts";

const entries: Record<string, { hash: string; width: number; height: number }> = images;

/** The largest JPEG width that scripts/encode-images.ts produces. */
const JPEG_WIDTH = 800;

/** The JPEG version of a picture, for link previews and search engines. */
export function shareImage(key: string) {
  const entry = entries[key];
  if (!entry)
    throw new Error(`There is no picture "${key}" in app/images/manifest.json: run \`npm run images\``);
  const width = Math.min(JPEG_WIDTH, entry.width);
  return {
    url: absoluteUrl(`/images/${key}.${entry.hash}.jpg`),
    width,
    height: Math.round((entry.height * width) / entry.width),
  };
}
