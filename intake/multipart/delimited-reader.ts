import { UnreadableForm } from "./unreadable-form.ts";

/** Reads a body from mark to mark, holding little more than the chunk that came last. */
export class DelimitedReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #maxBytes: number;
  #held: Buffer;
  #received = 0;

  /** `before` is taken for the beginning of the body. */
  constructor(body: AsyncIterable<Uint8Array>, maxBytes: number, before: string) {
    this.#chunks = body[Symbol.asyncIterator]();
    this.#maxBytes = maxBytes;
    this.#held = Buffer.from(before);
  }

  /** What stands before the mark, which is read too. Null where the mark does not come within so many bytes. */
  async readUntil(mark: Uint8Array, maxBytes: number): Promise<Buffer | null> {
    let searched = 0;
    while (true) {
      const at = this.#held.indexOf(mark, searched);
      if (at >= 0 && at <= maxBytes) return this.#take(at, mark.length);
      if (at >= 0 || this.#held.length >= maxBytes + mark.length) return null;
      searched = Math.max(0, this.#held.length - mark.length + 1);
      await this.#receive();
    }
  }

  /** What stands before the mark, as it arrives. The mark is read with the last piece. */
  async *piecesUntil(mark: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
    while (true) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        yield this.#take(at, mark.length);
        return;
      }
      const sure = this.#lengthBefore(mark);
      if (sure > 0) yield this.#take(sure, 0);
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
    await this.#chunks.return?.();
  }

  #take(length: number, markLength: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length + markLength);
    return taken;
  }

  /** What comes last may be the beginning of a mark. Where it is not, nothing is left over to be joined with what follows. */
  #lengthBefore(mark: Uint8Array): number {
    const end = this.#held.length;
    const beginning = this.#held.indexOf(mark.subarray(0, 1), Math.max(0, end - mark.length + 1));
    return beginning < 0 ? end : beginning;
  }

  async #receive(): Promise<void> {
    if (!(await this.#receiveMore())) throw new UnreadableForm(400, "The form ended too early.");
  }

  async #receiveMore(): Promise<boolean> {
    const { value, done } = await this.#nextChunk();
    if (done) return false;
    this.#received += value.length;
    if (this.#received > this.#maxBytes) {
      throw new UnreadableForm(413, "The form is too large.", { limit: this.#maxBytes });
    }
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    return true;
  }

  async #nextChunk(): Promise<IteratorResult<Uint8Array>> {
    try {
      return await this.#chunks.next();
    } catch (error) {
      if (error instanceof UnreadableForm) throw error;
      throw new UnreadableForm(400, "The connection ended before the form did.");
    }
  }
}
