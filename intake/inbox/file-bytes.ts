import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";

/** The bytes of a file, chunk by chunk. */
export async function* readFileBytes(db: Kysely<Database>, fileId: string): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ; seq += 1) {
    const chunk = await db
      .selectFrom("file_chunks")
      .select("bytes")
      .where("file_id", "=", fileId)
      .where("seq", "=", seq)
      .executeTakeFirst();
    if (!chunk) return;
    yield chunk.bytes;
  }
}
