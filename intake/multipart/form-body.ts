import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

type FormBody = ReadableStream<Uint8Array> | Readable;

/** A form post. A `Request` of the Fetch API fits this type, too. */
export type FormPost = {
  headers: Pick<Headers, "get">;
  body: FormBody | null;
};

/**
 * The body is Node's own stream. If several pieces arrive before they are read, it returns them as one, and large
 * pieces are faster to parse. The stream of a Fetch API `Request` would pass on each piece separately.
 */
export function toFormPost(incoming: IncomingMessage): FormPost {
  return { headers: { get: (name) => incoming.headers[name]?.toString() ?? null }, body: incoming };
}

/** The form is invalid, incomplete, too large or too slow to arrive. `status` is the HTTP status to respond with. */
export class UnreadableForm extends Error {
  override name = "UnreadableForm";
  readonly status: 400 | 408 | 413 | 415;
  /** For status 413: the limit in bytes, and the field that exceeded it, if any. */
  readonly limit: number;
  readonly field: string | undefined;

  constructor(
    status: 400 | 408 | 413 | 415,
    message: string,
    tooLarge: { limit: number; field?: string } = { limit: 0 },
  ) {
    super(message);
    this.status = status;
    this.limit = tooLarge.limit;
    this.field = tooLarge.field;
  }
}

/**
 * Reads the body in large blocks. If the caller stops early, the connection stays open, so that a response can still be
 * sent.
 */
export function readBlocks(body: FormBody, maxBytes: number): AsyncGenerator<Buffer> {
  const chunks =
    "iterator" in body ? body.iterator({ destroyOnReturn: false }) : body.values({ preventCancel: true });
  return inBlocks(paced(chunks), maxBytes);
}

const GRACE_MS = 20_000;
/** 256 kbit/s. Most mobile connections are faster. */
const SLOWEST_BYTES_PER_MS = 32;

/**
 * Passes a body on as it arrives, and refuses it if the sender is too slow. Otherwise, slow uploads could occupy all
 * upload slots. Only the time spent waiting for the sender counts.
 */
async function* paced(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  let received = 0;
  let waited = 0;
  try {
    while (true) {
      const began = performance.now();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new UnreadableForm(408, "The form took too long to arrive.")),
        GRACE_MS + received / SLOWEST_BYTES_PER_MS - waited,
      );
      const next = await Promise.race([chunks.next().catch(refuseAborted), late.promise]).finally(() =>
        clearTimeout(timer),
      );
      waited += performance.now() - began;
      if (next.done) return;
      received += next.value.length;
      yield next.value;
    }
  } finally {
    // Not awaited: if a chunk is late, `chunks.return()` would wait for it.
    chunks.return?.().catch(() => {});
  }
}

function refuseAborted(): never {
  throw new UnreadableForm(400, "The connection was closed before the form was complete.");
}

const BLOCK_BYTES = 64 * 1024;

/**
 * Each piece takes time to process, so a body may have only this many pieces, plus one for every 128 bytes. A normal
 * network packet carries about a kilobyte, so normal bodies stay far below that.
 */
const FREE_PIECES = 20_000;
const SMALLEST_AVERAGE_PIECE = 128;

/**
 * Joins the pieces of a body into blocks of at least 64 KB. Only the last block, and a block before a piece of 64 KB or
 * more, can be smaller. Every byte is copied once, however the sender splits the body.
 */
export async function* inBlocks(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let received = 0;
  let count = 0;

  function takeBlock(): Buffer {
    if (received > maxBytes) throw new UnreadableForm(413, "The form is too large.", { limit: maxBytes });
    const block = Buffer.concat(pieces, size);
    pieces = [];
    size = 0;
    return block;
  }

  for await (const piece of body) {
    // Yield the small pieces before adding a large one. They may contain fields that are needed to show the form again
    // if the large one takes the body over the limit.
    if (piece.length >= BLOCK_BYTES && size > 0) yield takeBlock();
    pieces.push(piece);
    size += piece.length;
    received += piece.length;
    count += 1;
    if (count > FREE_PIECES + received / SMALLEST_AVERAGE_PIECE) {
      throw new UnreadableForm(400, "The form arrived in too many small pieces.");
    }
    if (size >= BLOCK_BYTES) yield takeBlock();
  }
  if (size > 0) yield takeBlock();
}
