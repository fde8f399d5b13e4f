import { randomUUIDv7 } from "node:crypto";
import { type FileField, MAX_FILE_BYTES } from "../messages/files.ts";
import type { FilePart } from "../multipart/read-multipart.ts";
import type { Store, StoredFile } from "../store/store.ts";
import { toDisplayName } from "./file-name.ts";
import { createFileSink, type FileSink } from "./file-sink.ts";

const HOLD_MS = 60 * 60 * 1000;

export type Upload =
  | { status: "held"; file: StoredFile }
  | { status: "not-chosen" }
  | { status: "empty" }
  | { status: "too-large"; fileName: string };

/** Streams one uploaded file into the store, which holds it for an hour. A file that is not held leaves nothing behind. */
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
  try {
    const size = await pour(part.bytes, sink);
    if (size === 0) return part.fileName === "" ? { status: "not-chosen" } : { status: "empty" };
    if (size <= MAX_FILE_BYTES) return { status: "held", file: await sink.finish() };
  } catch (error) {
    await sink.discard().catch(() => {});
    throw error;
  }
  await sink.discard();
  return { status: "too-large", fileName: name };
}

/** Reads to the end even if the file is too large or the store fails, because the rest of the form follows. */
async function pour(source: AsyncIterable<Uint8Array>, sink: FileSink): Promise<number> {
  let size = 0;
  let failure: unknown;
  for await (const bytes of source) {
    size += bytes.length;
    if (size > MAX_FILE_BYTES || failure) continue;
    await sink.add(bytes).catch((error) => {
      failure = error;
    });
  }
  if (failure) throw failure;
  return size;
}

export async function ignoreFile(part: FilePart): Promise<void> {
  for await (const _ of part.bytes);
}
