import images from "../../images/manifest.json" with { type: "json" };
import { suggestion } from "../mistake-sentence.ts";

/** Local paths are compared with the site's pages later, when all pages are known. */
export function linkMistake(url: string): string | undefined {
  return /^(?:\/|#|https:\/\/|mailto:[^\s@]+@[^\s@]+$)/.test(url)
    ? undefined
    : `"${url}" is not an address such as /contact, https://example.com or mailto:name@example.com`;
}

export function pictureMistake(key: string): string | undefined {
  return key in images
    ? undefined
    : `there is no picture "${key}".${suggestion(key, Object.keys(images))} Upload it in the editor, or as docs/content.md explains.`;
}
