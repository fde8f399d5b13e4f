import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import type { MessageFile } from "./message.ts";

/**
 * Reads a stored file chunk by chunk. Throws if a chunk is missing, because an incomplete file must not be sent or saved.
 */
export async function* readFileBytes(
  db: Kysely<Database>,
  { id, size }: Pick<MessageFile, "id" | "size">,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let seq = 0; read < size; seq += 1) {
    const { bytes } = await db
      .selectFrom("file_chunks")
      .select("bytes")
      .where("file_id", "=", id)
      .where("seq", "=", seq)
      .executeTakeFirstOrThrow(() => new Error("A stored file is incomplete: one of its chunks is missing."));
    read += bytes.length;
    yield bytes;
  }
}
