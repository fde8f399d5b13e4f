import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

/** Writes a file that only its owner can read. It gets its final name once it is complete and on disk. */
export async function writeWhole(path: string, chunks: AsyncIterable<string>): Promise<void> {
  const partial = `${path}.partial-${process.pid}`;
  try {
    await pipeline(chunks, createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true }));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
