import images from "../images/manifest.json" with { type: "json" };
import { absoluteUrl } from "./absolute-url.ts";

const entries: Record<string, { hash: string; width: number; height: number }> = images;

/** The JPEG of a picture, as link previews and search engines want it. */
export function shareImage(key: string) {
  const entry = entries[key];
  if (!entry) throw new Error(`There is no picture "${key}" in app/images/manifest.json`);
  const { hash, width, height } = entry;
  return { url: absoluteUrl(`/images/${key}.${hash}.jpg`), width, height };
}
