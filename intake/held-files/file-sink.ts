import { createHash } from "node:crypto";
import type { NewFile, Store, StoredFile } from "../store/store.ts";

const CHUNK_BYTES = 128 * 1024;

export type FileSink = {
  add(bytes: Uint8Array): Promise<void>;
  /** Writes the last chunk. Only then can the file be found. */
  finish(): Promise<StoredFile>;
  /** Deletes the chunks written so far. */
  discard(): Promise<void>;
};

/** Writes a file into the store in chunks of equal size. The buffer is reused once the store has copied it. */
export function createFileSink(store: Store, file: NewFile): FileSink {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const hash = createHash("sha256");
  let filled = 0;
  let size = 0;
  let seq = 0;

  async function flush(complete?: { size: number; sha256: string }) {
    const chunk = { file, seq, bytes: buffer.subarray(0, filled) };
    seq += 1;
    filled = 0;
    await store.writeChunk(complete ? { ...chunk, complete } : chunk);
  }

  return {
    async add(bytes) {
      hash.update(bytes);
      size += bytes.length;
      for (let taken = 0; taken < bytes.length; ) {
        if (filled === CHUNK_BYTES) await flush();
        const next = bytes.subarray(taken, taken + CHUNK_BYTES - filled);
        buffer.set(next, filled);
        filled += next.length;
        taken += next.length;
      }
    },
    async finish() {
      const complete = { size, sha256: hash.digest("hex") };
      await flush(complete);
      return { id: file.id, field: file.field, name: file.name, submissionId: null, ...complete };
    },
    async discard() {
      if (seq > 0) await store.discardFiles([file.id]);
    },
  };
}
