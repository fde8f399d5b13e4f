import { readFileSync } from "node:fs";
import { suggestion } from "./mistake-sentence.ts";

const manifest = new URL("../../images/manifest.json", import.meta.url);

/** The pictures are read and not imported: `npm run dev` restarts when a module changes that its configuration imports. */
export function pictureMistake(key: string): string | undefined {
  const keys = Object.keys(JSON.parse(readFileSync(manifest, "utf8")));
  if (keys.includes(key)) return undefined;
  return `there is no picture "${key}".${suggestion(key, keys)} Upload it in the editor, or as docs/content.md explains.`;
}
