import { type FormPost, readChunks } from "../form-post.ts";
import { inBlocks } from "./blocks.ts";
import { paced } from "./paced.ts";
import { type FormHandlers, type FormLimits, readMultipart } from "./read-multipart.ts";
import { UnreadableForm } from "./unreadable-form.ts";

const MAX_URLENCODED_BYTES = 256 * 1024;
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i;
const BOUNDARY_CHARACTERS = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** Reads both encodings of HTML forms and throws UnreadableForm for anything else. */
export async function readForm(request: FormPost, limits: FormLimits, handlers: FormHandlers): Promise<void> {
  const type = request.headers.get("content-type") ?? "";
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (encoding.toLowerCase() !== "identity") {
    throw new UnreadableForm(415, "Send the form without compression.");
  }
  if (!request.body) throw new UnreadableForm(400, "The form is empty.");
  const blocks = inBlocks(paced(readChunks(request.body)));
  if (/^multipart\/form-data\b/i.test(type)) {
    await readMultipart(blocks, readBoundary(type), limits, handlers);
  } else if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    await readUrlencoded(blocks, limits, handlers);
  } else {
    throw new UnreadableForm(415, "Send the form as multipart/form-data.");
  }
}

function readBoundary(type: string): string {
  const match = BOUNDARY.exec(type);
  const boundary = match?.[1] ?? match?.[2] ?? "";
  if (!BOUNDARY_CHARACTERS.test(boundary)) throw new UnreadableForm(400, "The form has no usable boundary.");
  return boundary;
}

async function readUrlencoded(
  blocks: AsyncIterable<Buffer>,
  limits: FormLimits,
  handlers: FormHandlers,
): Promise<void> {
  const text = await readText(blocks);
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

async function readText(blocks: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of blocks) {
      size += chunk.length;
      if (size > MAX_URLENCODED_BYTES) {
        throw new UnreadableForm(413, "The form is too large.", { limit: MAX_URLENCODED_BYTES });
      }
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof UnreadableForm) throw error;
    throw new UnreadableForm(400, "The connection ended before the form did.");
  }
  return Buffer.concat(chunks).toString("utf8");
}
