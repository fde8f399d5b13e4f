import { UnreadableForm } from "./unreadable-form.ts";

/** More than a browser needs for the longest file name a file system takes. */
export const MAX_HEADER_BYTES = 8 * 1024;
export const MAX_HEADER_LINES = 8;

export type PartHeader = { name: string; fileName: string | undefined; mediaType: string };

/**
 * Reads a part's header lines as Dicer gives them. Dicer cuts a long header off without a word, so a header that
 * fills the limit is one that went over it.
 */
export function readPartHeader(lines: Record<string, string[]>): PartHeader {
  const pairs = Object.entries(lines).flatMap(([name, values]) =>
    values.map((value) => name.length + value.length),
  );
  const size = pairs.reduce((sum, length) => sum + length, 0);
  if (size > MAX_HEADER_BYTES - 4 * MAX_HEADER_LINES || pairs.length >= MAX_HEADER_LINES) {
    throw new UnreadableForm(413, "A part of the form has an oversized header.", { limit: MAX_HEADER_BYTES });
  }
  const disposition = lines["content-disposition"]?.[0];
  const parameters = disposition === undefined ? null : readDisposition(disposition);
  const name = parameters?.get("name");
  if (name === undefined) throw new UnreadableForm(400, "A part of the form has no name.");
  return {
    name,
    fileName: parameters?.get("filename"),
    mediaType: readMediaType(lines["content-type"]?.[0]),
  };
}

const PARAMETER = /;\s*([a-z*]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s";]+))\s*/giy;

function readDisposition(value: string): Map<string, string> | null {
  const kind = /^form-data\s*/i.exec(value);
  if (!kind) return null;
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = kind[0].length;
  while (PARAMETER.lastIndex < value.length) {
    const match = PARAMETER.exec(value);
    if (!match) return null;
    const [, key = "", quoted, bare = ""] = match;
    parameters.set(key.toLowerCase(), toText(quoted?.replaceAll('\\"', '"') ?? bare));
  }
  return parameters;
}

/** Dicer hands header bytes over one character a byte; browsers send names and file names as UTF-8. */
function toText(binary: string): string {
  return Buffer.from(binary, "latin1").toString("utf8");
}

function readMediaType(value = ""): string {
  const essence = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+/i.exec(value)?.[0] ?? "application/octet-stream";
  return essence.slice(0, 100).toLowerCase();
}
