import { createHash, randomUUIDv7 } from "node:crypto";
import { type FileField, MAX_FILE_BYTES } from "../messages/files.ts";
import type { HeldFile } from "../messages/outcome.ts";
import type { FilePart } from "../multipart/read-multipart.ts";
import type { Sealer } from "../sealing/sealer.ts";
import type { NewFile, Store, StoredFile } from "../store/store.ts";
import { toDisplayName } from "./file-name.ts";

const HOLD_MS = 60 * 60 * 1000;
const CHUNK_BYTES = 128 * 1024;

export type Upload =
  | { status: "held"; file: StoredFile }
  | { status: "not-chosen" }
  | { status: "empty" }
  | { status: "too-large"; fileName: string };

/**
 * Streams an uploaded file into the store. The file expires after an hour, unless it becomes part of a message. If it
 * is too large or can't be stored, the part already stored is deleted. If that fails too, as on a full disk, the part
 * expires after an hour.
 */
export async function holdFile(
  store: Store,
  part: FilePart,
  field: FileField,
  { uploader, now }: { uploader: string | null; now: Date },
): Promise<Upload> {
  const name = toDisplayName(part.fileName, field);
  const sink = createFileSink(store, {
    id: randomUUIDv7(),
    field,
    name,
    mediaType: part.mediaType,
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOLD_MS),
    uploader,
  });
  let size = 0;
  let failure: unknown;
  try {
    // Reads to the end even if the file is too large or storing it fails, because the rest of the form comes after the
    // file.
    for await (const bytes of part.bytes) {
      size += bytes.length;
      if (size > MAX_FILE_BYTES || failure) continue;
      await sink.add(bytes).catch((error) => {
        failure = error;
      });
    }
    if (failure) throw failure;
    if (size === 0) return part.fileName === "" ? { status: "not-chosen" } : { status: "empty" };
    if (size <= MAX_FILE_BYTES) return { status: "held", file: await sink.finish() };
  } catch (error) {
    await sink.discard().catch(() => {});
    throw error;
  }
  await sink.discard();
  return { status: "too-large", fileName: name };
}

/**
 * Writes a file to the store in chunks of `CHUNK_BYTES`. Only the last chunk may be smaller. All chunks use the same
 * buffer, so `writeChunk` must copy the bytes before it resolves.
 */
function createFileSink(store: Store, file: NewFile) {
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
    async add(bytes: Uint8Array): Promise<void> {
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
    /** Writes the last chunk. Until then, `findFiles` does not find the file. */
    async finish(): Promise<StoredFile> {
      const complete = { size, sha256: hash.digest("hex") };
      await flush(complete);
      return { id: file.id, field: file.field, name: file.name, submissionId: null, ...complete };
    },
    async discard(): Promise<void> {
      if (seq > 0) await store.discardFiles([file.id]);
    },
  };
}

export type HeldFileContent = { id: string; name: string; size: number };

/** Creates the token that a form sends instead of uploading the file again. It is valid for one form field. */
export function sealHeldFile(sealer: Sealer, field: FileField, file: HeldFileContent): HeldFile {
  const token = sealer.seal(purpose(field), [file.id, file.name, String(file.size)]);
  return { field, name: file.name, size: file.size, token };
}

/** Reads the id, name and size of a held file from its token. Null if the token is invalid or for another field. */
export function openHeldFile(sealer: Sealer, field: FileField, token: string): HeldFileContent | null {
  const [id, name, size] = sealer.open(purpose(field), token) ?? [];
  return id === undefined || name === undefined ? null : { id, name, size: Number(size) };
}

function purpose(field: FileField): string {
  return `held file of application ${field}`;
}
