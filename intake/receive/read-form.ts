import { hash } from "node:crypto";
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { FILL_TIME_FIELD, HONEYPOT_FIELD, NEW_WORD_FIELD } from "../forms/common.ts";
import { FILE_FIELDS, type FileField, MAX_FILE_BYTES } from "../forms/fields.ts";
import type { KeptInput, Outcome } from "../forms/outcome.ts";
import { SOURCE_FIELDS } from "../forms/source.ts";
import { type Form, WORD_FIELD } from "../forms.ts";
import type { NewFile } from "../store/store.ts";
import { toDisplayName } from "./file-name.ts";
import { minimumRate } from "./minimum-rate.ts";

/** A message of 10,000 characters (UTF-16 code units) has at most 30,000 bytes. */
const MAX_TEXT_BYTES = 60_000;
const MAX_PARTS = 40;
/** Enough for the longest file name that a system allows. The parser reads a header again for each value we ask for. */
const MAX_HEADER_BYTES = 4096;
/** RFC 2046 allows no more. To find a longer boundary, the parser may need quadratic time. */
const MAX_BOUNDARY_LENGTH = 70;
/** The body size at which the nginx configuration in deploy/ refuses a request itself. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** A form after it has been read, not yet validated. */
export type Sent = {
  /** If a name is repeated, the first value counts. */
  fields: ReadonlyMap<string, string>;
  files: ReadonlyMap<FileField, NewFile>;
  /** Input to show in the form again. */
  kept: KeptInput;
};

/** Reads the form into memory. A form that is too large is returned with the fields that were read until then. */
export async function readForm(form: Form, request: Request): Promise<Outcome | Sent> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    return { outcome: "refused", status: 415, message: "Send the form as multipart/form-data." };
  }
  const body = request.body?.pipeThrough(minimumRate());
  const boundary = getMultipartBoundary(type) ?? "";
  if (!body || boundary === "" || boundary.length > MAX_BOUNDARY_LENGTH) {
    await discardRest(request, body);
    return { outcome: "refused", status: 400, message: "The form needs a boundary of 1 to 70 characters." };
  }
  const known = [...form.textFields, HONEYPOT_FIELD, NEW_WORD_FIELD, FILL_TIME_FIELD, ...SOURCE_FIELDS];
  const fields = new Map<string, string>();
  const files = new Map<FileField, NewFile>();
  let textBytes = 0;

  function keep(part: MultipartPart): void {
    const { name: sentName, isFile } = part;
    if (isFile) {
      const file = form.fileFields.find((field) => field === sentName);
      if (file && !files.has(file) && isChosen(part)) files.set(file, toNewFile(file, part));
      return;
    }
    textBytes += part.size;
    if (textBytes > MAX_TEXT_BYTES) throw new MaxTotalSizeExceededError(MAX_TEXT_BYTES);
    const name = known.find((field) => field === sentName);
    if (name && !fields.has(name)) fields.set(name, Buffer.from(part.bytes).toString());
  }

  const parser = new MultipartParser(boundary, limits(form));
  try {
    // The rest is read below if an error ends the loop.
    for await (const chunk of body.values({ preventCancel: true }))
      for (const part of parser.write(chunk)) keep(part);
    parser.finish();
  } catch (error) {
    await discardRest(request, body);
    const kept = keptInput(form, fields, files);
    if (isTooLarge(error)) return { outcome: "too-large", status: 413, ...kept };
    // Other errors are the sender's too: the form is malformed, or the connection was closed before its end.
    if (!hasEnded(parser)) return { outcome: "refused", status: 400, message: "The form can't be read." };
  }
  return { fields, files, kept: keptInput(form, fields, files) };
}

function limits({ fileFields }: Form) {
  const maxTotalSize = fileFields.length * MAX_FILE_BYTES + MAX_TEXT_BYTES;
  return {
    maxFileSize: MAX_FILE_BYTES,
    maxTotalSize,
    maxParts: MAX_PARTS,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
}

/** If no file was chosen, browsers send an empty one without a name. */
function isChosen({ filename, size }: MultipartPart): boolean {
  return Boolean(filename) || size > 0;
}

function toNewFile(field: FileField, part: MultipartPart): NewFile {
  const { bytes } = part;
  return {
    field,
    name: toDisplayName(part.filename ?? "", field),
    mediaType: toMediaType(part.mediaType),
    bytes,
    sha256: hash("sha256", bytes),
  };
}

function toMediaType(value = ""): string {
  const essence = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+/i.exec(value)?.[0] ?? "application/octet-stream";
  return essence.slice(0, 100).toLowerCase();
}

/** Browsers show a response only after they have sent the whole form, so the rest of it is read. */
async function discardRest({ headers }: Request, body: Request["body"] | undefined): Promise<void> {
  const length = Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (length <= MAX_DISCARDED_BYTES) await body?.pipeTo(new WritableStream()).catch(() => {});
}

function isTooLarge(error: unknown): boolean {
  return error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
}

/**
 * Whether the parser has read the last boundary. It refuses bytes after it, even the line break that browsers send there,
 * if they come in a new chunk.
 */
function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function keptInput(form: Form, fields: Sent["fields"], files: Sent["files"]): KeptInput {
  const names = form.textFields.filter((name) => name !== WORD_FIELD);
  return {
    values: Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""])),
    sentFiles: FILE_FIELDS.filter((field) => files.has(field)),
  };
}
