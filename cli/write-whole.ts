import { open, rename, rm } from "node:fs/promises";

const PIECE = 256 * 1024;

/** Writes a private file that appears under its name only when it is complete. */
export async function writeWhole(path: string, chunks: AsyncIterable<string | Uint8Array>): Promise<void> {
  const partial = `${path}.partial-${process.pid}`;
  const file = await open(partial, "wx", 0o600);
  try {
    let waiting: Buffer[] = [];
    let size = 0;
    for await (const chunk of chunks) {
      waiting.push(Buffer.from(chunk as Uint8Array));
      size += chunk.length;
      if (size < PIECE) continue;
      await file.writeFile(Buffer.concat(waiting));
      waiting = [];
      size = 0;
    }
    await file.writeFile(Buffer.concat(waiting));
    await file.sync();
    await file.close();
    await rename(partial, path);
  } catch (error) {
    await file.close();
    await rm(partial, { force: true });
    throw error;
  }
}
