import { UnreadableForm } from "./unreadable-form.ts";

const BLOCK_BYTES = 64 * 1024;

/** A network delivers a kilobyte or so at a time. Each piece costs time whatever its size, so dust is refused. */
const FREE_PIECES = 20_000;
const SMALLEST_AVERAGE_PIECE = 128;

/**
 * Joins the pieces of a body into blocks, of which any two neighbours have at least 64 KB. Every byte is copied once, so
 * the cost of reading a form does not depend on how the sender cuts it.
 */
export async function* inBlocks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let received = 0;
  let count = 0;
  for await (const piece of body) {
    // Before a large piece the small ones are passed on: the large one may exceed the limit of the body.
    if (piece.length >= BLOCK_BYTES && size > 0) {
      yield Buffer.concat(pieces, size);
      pieces = [];
      size = 0;
    }
    pieces.push(piece);
    size += piece.length;
    received += piece.length;
    count += 1;
    if (count > FREE_PIECES + received / SMALLEST_AVERAGE_PIECE) {
      throw new UnreadableForm(400, "The form arrived in too many small pieces.");
    }
    if (size >= BLOCK_BYTES) {
      yield Buffer.concat(pieces, size);
      pieces = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(pieces, size);
}
