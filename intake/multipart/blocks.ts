import { UnreadableForm } from "./unreadable-form.ts";

const BLOCK_BYTES = 64 * 1024;

/** A network packet has about a kilobyte. Every piece costs time, so a body in tiny pieces is refused. */
const FREE_PIECES = 20_000;
const SMALLEST_AVERAGE_PIECE = 128;

/**
 * Joins the pieces of a body into blocks; any two consecutive blocks have at least 64 KB. Every byte is copied once, so the
 * cost of reading a form does not depend on how the sender splits it.
 */
export async function* inBlocks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let received = 0;
  let count = 0;
  for await (const piece of body) {
    // The small pieces are passed on before a large one, which may exceed the limit of the body.
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
