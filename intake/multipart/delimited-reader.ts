import { UnreadableForm } from "./form-body.ts";

/**
 * Splits a body at delimiters. Unread bytes are copied whenever a new block arrives, which is only cheap if blocks are
 * large (see `inBlocks`).
 */
export class DelimitedReader {
  readonly #blocks: AsyncIterator<Buffer>;
  #held: Buffer;

  constructor(blocks: AsyncIterable<Buffer>, before: string) {
    this.#blocks = blocks[Symbol.asyncIterator]();
    this.#held = Buffer.from(before);
  }

  /** Returns the bytes before the delimiter and skips the delimiter. Null if there are more than `maxBytes` bytes. */
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

  /** Yields the bytes before the delimiter in pieces, then skips the delimiter. */
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

  /**
   * The number of received bytes that can be passed on. The rest may be the start of a delimiter and is kept until the
   * next block arrives.
   */
  #lengthWithoutTail(delimiter: Uint8Array): number {
    const end = this.#held.length;
    const start = this.#held.indexOf(delimiter.subarray(0, 1), Math.max(0, end - delimiter.length + 1));
    return start < 0 ? end : start;
  }

  async #receive(): Promise<void> {
    if (!(await this.#receiveMore()))
      throw new UnreadableForm(400, "The form ended before its last boundary.");
  }

  async #receiveMore(): Promise<boolean> {
    const { value, done } = await this.#blocks.next();
    if (done) return false;
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    return true;
  }
}
