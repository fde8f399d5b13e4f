import type { Kysely, Transaction } from "kysely";
import { MAX_FILE_BYTES } from "../messages/files.ts";
import type { Database } from "./database.ts";
import type { FileChunk, StoredFile } from "./store.ts";
import { StoreUnavailable } from "./store-errors.ts";

/** The quota of held files per IPv4 address or IPv6 /48: three applications with two files of the maximum size each. */
const MAX_BYTES_PER_UPLOADER = 6 * MAX_FILE_BYTES;

export async function insertChunk(trx: Transaction<Database>, chunk: FileChunk): Promise<void> {
  const { file, seq, bytes, complete } = chunk;
  if (seq === 0) {
    if (file.uploader) await makeRoom(trx, file.uploader);
    await trx
      .insertInto("files")
      .values({
        id: file.id,
        submission_id: null,
        field: file.field,
        name: file.name,
        media_type: file.mediaType,
        size: complete?.size ?? null,
        sha256: complete?.sha256 ?? null,
        created_at: file.createdAt.toISOString(),
        expires_at: file.expiresAt.toISOString(),
        uploader: file.uploader ?? null,
      })
      .execute();
  }
  await trx.insertInto("file_chunks").values({ file_id: file.id, seq, bytes }).execute();
  if (complete && seq > 0) {
    await trx.updateTable("files").set(complete).where("id", "=", file.id).execute();
  }
}

/**
 * Deletes an uploader's oldest held files until another file of the maximum size fits into the quota. Unfinished
 * uploads are not deleted. Each of them counts as a file of the maximum size.
 */
async function makeRoom(trx: Transaction<Database>, uploader: string): Promise<void> {
  const held = await trx
    .selectFrom("files")
    .select(["id", "size"])
    .where("uploader", "=", uploader)
    .where("submission_id", "is", null)
    .orderBy("created_at")
    .execute();
  let total = MAX_FILE_BYTES + held.reduce((sum, { size }) => sum + (size ?? MAX_FILE_BYTES), 0);
  const evicted: string[] = [];
  for (const { id, size } of held) {
    if (total <= MAX_BYTES_PER_UPLOADER) break;
    if (size === null) continue;
    evicted.push(id);
    total -= size;
  }
  if (total > MAX_BYTES_PER_UPLOADER)
    throw new StoreUnavailable("Too many unfinished uploads from one network");
  await deleteHeld(trx, evicted);
}

export async function findFiles(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("files")
    .select(["id", "field", "name", "size", "sha256", "submission_id as submissionId"])
    .where("id", "in", ids)
    .where((where) =>
      where.or([where("expires_at", "is", null), where("expires_at", ">", now.toISOString())]),
    )
    .$narrowType<{ size: number; sha256: string }>()
    .where("size", "is not", null)
    .execute();
}

export async function deleteHeld(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom("files").where("id", "in", ids).where("submission_id", "is", null).execute();
}

export async function sumHeldBytes(db: Kysely<Database>): Promise<number> {
  const { bytes } = await db
    .selectFrom("files")
    .select((select) => select.fn.sum(select.fn.coalesce("size", select.val(MAX_FILE_BYTES))).as("bytes"))
    .where("expires_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Finds the next ten expired files to delete. Deleting more in one transaction would keep visitors waiting. */
export async function findExpired(db: Kysely<Database>, by: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("files")
    .select("id")
    .where("expires_at", "<=", by.toISOString())
    .limit(10)
    .execute();
  return rows.map((row) => row.id);
}
