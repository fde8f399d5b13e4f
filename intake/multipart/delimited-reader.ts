import { UnreadableForm } from "./form-body.ts";

/**
 * Reads a body from delimiter to delimiter. Unread bytes are joined with each new block, so blocks must be large (see
 * `inBlocks`): a field fits into two of them, and of a file only a partial delimiter is kept.
 */
export class DelimitedReader {
  readonly #blocks: AsyncIterator<Buffer>;
  #held: Buffer;

  /** `before` is prepended to the body. */
  constructor(blocks: AsyncIterable<Buffer>, before: string) {
    this.#blocks = blocks[Symbol.asyncIterator]();
    this.#held = Buffer.from(before);
  }

  /** Reads up to the delimiter and consumes it. Null if the delimiter is further away than `maxBytes`. */
  async readUntil(delimiter: Uint8Array, maxBytes: number): Promise<Buffer | null> {
    let searched = 0;
    while (true) {
      const at = this.#held.indexOf(delimiter, searched);
      if (at >= 0 && at <= maxBytes) return this.#take(at, delimiter.length);
      if (at >= 0 || this.#held.length >= maxBytes + delimiter.length) return null;
      searched = Math.max(0, this.#held.length - delimiter.length + 1);
      await this.#receive();
    }
  }

  /** The same as a stream of pieces. */
  async *piecesUntil(delimiter: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
    while (true) {
      const at = this.#held.indexOf(delimiter);
      if (at >= 0) {
        yield this.#take(at, delimiter.length);
        return;
      }
      const safe = this.#lengthWithoutTail(delimiter);
      if (safe > 0) yield this.#take(safe, 0);
      await this.#receive();
    }
  }

  async read(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.#receive();
    return this.#take(length, 0);
  }

  async readToEnd(): Promise<void> {
    do this.#held = Buffer.alloc(0);
    while (await this.#receiveMore());
  }

  async close(): Promise<void> {
    await this.#blocks.return?.();
  }

  #take(length: number, delimiterLength: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length + delimiterLength);
    return taken;
  }

  /** The tail may be a partial delimiter; it is kept for the next block. */
  #lengthWithoutTail(delimiter: Uint8Array): number {
    const end = this.#held.length;
    const start = this.#held.indexOf(delimiter.subarray(0, 1), Math.max(0, end - delimiter.length + 1));
    return start < 0 ? end : start;
  }

  async #receive(): Promise<void> {
    if (!(await this.#receiveMore())) throw new UnreadableForm(400, "The form ended too early.");
  }

  async #receiveMore(): Promise<boolean> {
    const { value, done } = await this.#blocks.next();
    if (done) return false;
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    return true;
  }
}
