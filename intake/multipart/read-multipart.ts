import { DelimitedReader } from "./delimited-reader.ts";
import { UnreadableForm } from "./form-body.ts";

export type FilePart = {
  name: string;
  fileName: string;
  mediaType: string;
  /** Must be read to the end even if the file is not needed, because the rest of the form comes after it. */
  bytes: AsyncIterable<Uint8Array>;
};

export type FormHandlers = {
  field(name: string, value: string): void;
  file(part: FilePart): Promise<void>;
};

export type FormLimits = {
  bodyBytes: number;
  fieldBytes: number;
  /** The limit for all text fields together. */
  textBytes: number;
  parts: number;
};

const HEADER_END = Buffer.from("\r\n\r\n");
/** Enough for the longest file name that a file system allows. */
const MAX_HEADER_BYTES = 8 * 1024;
const MAX_HEADER_LINES = 8;

/**
 * Parses a multipart form as it arrives. Files are passed on in blocks, never as a whole (see docs/decisions/0025). If
 * a field exceeds its limit, reading continues, because the error page shows the other fields.
 */
export async function readMultipart(
  blocks: AsyncIterable<Buffer>,
  boundary: string,
  limits: FormLimits,
  handlers: FormHandlers,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // A line end in front of the body makes the first boundary look like the others.
  const reader = new DelimitedReader(blocks, "\r\n");
  let oversized: UnreadableForm | undefined;
  let parts = 0;
  let textBytes = 0;
  try {
    await skipPreamble(reader, delimiter);
    while (await hasNextPart(reader)) {
      parts += 1;
      if (parts > limits.parts) throw new UnreadableForm(400, "The form has too many parts.");
      const { name, fileName, mediaType } = await readHeader(reader);
      if (fileName !== undefined) {
        await handlers.file({ name, fileName, mediaType, bytes: reader.piecesUntil(delimiter) });
        continue;
      }
      const value = await reader.readUntil(delimiter, limits.fieldBytes);
      textBytes += value?.length ?? 0;
      if (textBytes > limits.textBytes) {
        throw new UnreadableForm(413, "The form has too much text.", { limit: limits.textBytes });
      }
      if (value) {
        handlers.field(name, value.toString("utf8"));
        continue;
      }
      oversized ??= new UnreadableForm(413, "A field is too long.", {
        limit: limits.fieldBytes,
        field: name,
      });
      for await (const _ of reader.piecesUntil(delimiter));
    }
    await reader.readToEnd();
  } finally {
    await reader.close();
  }
  if (oversized) throw oversized;
}

async function skipPreamble(reader: DelimitedReader, delimiter: Buffer): Promise<void> {
  const preamble = await reader.readUntil(delimiter, MAX_HEADER_BYTES);
  if (!preamble) throw new UnreadableForm(400, "The form does not begin with its boundary.");
}

async function hasNextPart(reader: DelimitedReader): Promise<boolean> {
  const afterBoundary = (await reader.read(2)).toString("latin1");
  if (afterBoundary === "\r\n") return true;
  if (afterBoundary === "--") return false;
  throw new UnreadableForm(400, "A boundary in the form is not followed by a line end.");
}

type PartHeader = { name: string; fileName: string | undefined; mediaType: string };

async function readHeader(reader: DelimitedReader): Promise<PartHeader> {
  const header = await reader.readUntil(HEADER_END, MAX_HEADER_BYTES);
  const lines = header ? header.toString("utf8").split("\r\n") : [];
  if (!header || lines.length > MAX_HEADER_LINES) {
    throw new UnreadableForm(413, "A part of the form has a header that is too long.", {
      limit: MAX_HEADER_BYTES,
    });
  }
  const values = readLines(lines);
  const parameters = readDisposition(values.get("content-disposition") ?? "");
  const name = parameters?.get("name");
  if (name === undefined) throw new UnreadableForm(400, "A part of the form has no name.");
  return {
    name,
    fileName: parameters?.get("filename"),
    mediaType: readMediaType(values.get("content-type")),
  };
}

const LINE = /^([\w-]+):[ \t]*([^\r\n]*)$/;

/** If a header is repeated, the first value counts. */
function readLines(lines: readonly string[]): Map<string, string> {
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
