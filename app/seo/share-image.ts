import images from "../images/manifest.json" with { type: "json" };
import { absoluteUrl } from "./absolute-url.ts";

const entries: Record<string, { hash: string }> = images;

/** The URL of a picture's JPEG version, for link previews and search engines. */
export function shareImage(key: string): string {
  const entry = entries[key];
  if (!entry)
    throw new Error(`There is no picture "${key}" in app/images/manifest.json: run \`npm run images\``);
  return absoluteUrl(`/images/${key}.${entry.hash}.jpg`);
}
