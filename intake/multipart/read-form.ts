import { buffer } from "node:stream/consumers";
import { type FormPost, readBlocks, UnreadableForm } from "./form-body.ts";
import { type FormHandlers, type FormLimits, readMultipart } from "./read-multipart.ts";

const MAX_URLENCODED_BYTES = 256 * 1024;
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i;
const BOUNDARY_CHARACTERS = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** Reads a multipart or URL-encoded form. Throws UnreadableForm if it can't. */
export async function readForm(request: FormPost, limits: FormLimits, handlers: FormHandlers): Promise<void> {
  const type = request.headers.get("content-type") ?? "";
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (encoding.toLowerCase() !== "identity") {
    throw new UnreadableForm(415, "Send the form without compression.");
  }
  if (!request.body) throw new UnreadableForm(400, "The form is empty.");
  if (/^multipart\/form-data\b/i.test(type)) {
    const blocks = readBlocks(request.body, limits.bodyBytes);
    await readMultipart(blocks, readBoundary(type), limits, handlers);
  } else if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const body = await buffer(readBlocks(request.body, MAX_URLENCODED_BYTES));
    readUrlencoded(body.toString("utf8"), limits, handlers);
  } else {
    throw new UnreadableForm(
      415,
      "Send the form as multipart/form-data or application/x-www-form-urlencoded.",
    );
  }
}

function readBoundary(type: string): string {
  const match = BOUNDARY.exec(type);
  const boundary = match?.[1] ?? match?.[2] ?? "";
  if (!BOUNDARY_CHARACTERS.test(boundary))
    throw new UnreadableForm(400, "The Content-Type header has no valid boundary.");
  return boundary;
}

function readUrlencoded(text: string, limits: FormLimits, handlers: FormHandlers): void {
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > limits.parts) throw new UnreadableForm(400, "The form has too many fields.");
  let textBytes = 0;
  let oversized: string | undefined;
  for (const [name, value] of pairs) {
    const bytes = Buffer.byteLength(value);
    textBytes += bytes;
    if (bytes > limits.fieldBytes) oversized ??= name;
    else handlers.field(name, value);
  }
  if (oversized !== undefined) {
    throw new UnreadableForm(413, "A field is too long.", { limit: limits.fieldBytes, field: oversized });
  }
  if (textBytes > limits.textBytes) {
    throw new UnreadableForm(413, "The form has too much text.", { limit: limits.textBytes });
  }
}
