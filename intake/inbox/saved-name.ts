import { toDisplayName } from "../receive/file-name.ts";

/** File systems allow names of 255 bytes. A limit of 200 leaves room for a number such as " (2)". */
const MAX_BYTES = 200;

/**
 * Replaces invisible format characters, and characters that Windows forbids in file names, with `_`. Adds `_` before a
 * name that would be read as a device, an option or a home folder. Shortens long names.
 */
export function toFileName(name: string, fallback: string): string {
  const clean = toDisplayName(name, fallback)
    .replace(/[<>:"|?*\p{Cf}]/gu, "_")
    .replace(/^(?:-|~|(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$))/i, "_$&");
  const { base, extension } = splitName(clean);
  let kept = base;
  while (Buffer.byteLength(kept + extension) > MAX_BYTES) kept = [...kept].slice(0, -1).join("");
  return kept + extension;
}

export function splitName(name: string): { base: string; extension: string } {
  const extension = /(?<=.)\.[^.]{1,16}$/u.exec(name)?.[0] ?? "";
  return { base: name.slice(0, name.length - extension.length), extension };
}
