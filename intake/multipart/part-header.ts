import { UnreadableForm } from "./unreadable-form.ts";

/** Enough for the longest file name that a file system allows. */
export const MAX_HEADER_BYTES = 8 * 1024;
const MAX_HEADER_LINES = 8;

export type PartHeader = { name: string; fileName: string | undefined; mediaType: string };

export function readPartHeader(header: string): PartHeader {
  const lines = readLines(header);
  const disposition = lines.get("content-disposition");
  const parameters = disposition === undefined ? null : readDisposition(disposition);
  const name = parameters?.get("name");
  if (name === undefined) throw new UnreadableForm(400, "A part of the form has no name.");
  return { name, fileName: parameters?.get("filename"), mediaType: readMediaType(lines.get("content-type")) };
}

const LINE = /^([\w-]+):[ \t]*([^\r\n]*)$/;

/** If a name is repeated, the first value counts. */
function readLines(header: string): Map<string, string> {
  const lines = header.split("\r\n");
  if (lines.length > MAX_HEADER_LINES) {
    throw new UnreadableForm(413, "A part of the form has an oversized header.", { limit: MAX_HEADER_BYTES });
  }
  const values = new Map<string, string>();
  for (const line of lines) {
    const [, name = "", value = ""] = LINE.exec(line) ?? [];
    if (!name) throw new UnreadableForm(400, "A part of the form has a header that cannot be read.");
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), value);
  }
  return values;
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
    parameters.set(key.toLowerCase(), quoted?.replaceAll('\\"', '"') ?? bare);
  }
  return parameters;
}

function readMediaType(value = ""): string {
  const essence = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+/i.exec(value)?.[0] ?? "application/octet-stream";
  return essence.slice(0, 100).toLowerCase();
}
