import { randomUUIDv7 } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { DAY_MS } from "../local-time.ts";
import type { Database, DeliveryKind } from "./database.ts";
import { messageSearchText } from "./search-text.ts";
import type { NewFile, NewMessage, StoreResult } from "./store.ts";
import { spendWord } from "./word-uses.ts";

/** Up to these limits, spam is stored for staff to review. Beyond them, it is dropped. */
const SPAM_MESSAGES_PER_DAY = 500;
const SPAM_CHARACTERS_PER_DAY = 2_000_000;

/** The files are read in chunks of this size, so that sending or saving one needs little memory. */
const CHUNK_BYTES = 128 * 1024;

/** Thrown inside the transaction to roll it back. */
export class WordUsed extends Error {}

export async function insertMessage(trx: Transaction<Database>, message: NewMessage): Promise<StoreResult> {
  const { digest, receivedAt, reference, status } = message;
  const since = new Date(receivedAt.getTime() - DAY_MS);
  const earlier = await findDuplicate(trx, digest, since);
  if (earlier !== null) return { status: "duplicate", reference: earlier };
  if (status === "spam" && !(await hasSpamAllowance(trx, since))) return { status: "dropped" };

  // The message is inserted before its CAPTCHA word is used up. If two processes receive the same message at the same
  // time, the second waits here and finds a duplicate instead of a used word.
  const id = randomUUIDv7();
  const now = receivedAt.toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("messages")
    .values({
      id,
      reference,
      kind: message.kind,
      status,
      received_at: now,
      due_at: message.dueAt?.toISOString() ?? null,
      email: message.email.toLowerCase(),
      page: message.page,
      ...message.source,
      fields: JSON.stringify(message.fields),
      search_text: messageSearchText(
        reference,
        message.fields,
        message.files.map(({ name }) => name),
      ),
      digest,
      digest_day: Math.floor(receivedAt.getTime() / DAY_MS),
      spam_since: status === "spam" ? now : null,
    })
    .onConflict((conflict) => conflict.columns(["digest", "digest_day"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) {
    return { status: "duplicate", reference: (await findDuplicate(trx, digest, since)) ?? reference };
  }
  if (message.challenges && !(await spendWord(trx, message.challenges, receivedAt))) {
    throw new WordUsed();
  }
  for (const file of message.files) await insertFile(trx, file, id, now);
  for (const kind of message.deliveries) await queueDelivery(trx, id, kind, now);
  return { status: "stored", reference };
}

async function findDuplicate(db: Kysely<Database>, digest: string, since: Date): Promise<string | null> {
  const found = await db
    .selectFrom("messages")
    .select("reference")
    .where("digest", "=", digest)
    .where("received_at", ">", since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return found?.reference ?? null;
}

async function insertFile(
  trx: Transaction<Database>,
  { field, name, mediaType, bytes, sha256 }: NewFile,
  messageId: string,
  now: string,
): Promise<void> {
  const id = randomUUIDv7();
  await trx
    .insertInto("files")
    .values({
      id,
      message_id: messageId,
      field,
      name,
      media_type: mediaType,
      size: bytes.length,
      sha256,
      created_at: now,
    })
    .execute();
  for (let seq = 0; seq * CHUNK_BYTES < bytes.length; seq += 1) {
    const chunk = bytes.subarray(seq * CHUNK_BYTES, (seq + 1) * CHUNK_BYTES);
    await trx.insertInto("file_chunks").values({ file_id: id, seq, bytes: chunk }).execute();
    // SQLite blocks this process while it writes. Other requests get a turn after every chunk.
    await setImmediate();
  }
}

/** Queues a delivery that is due immediately. */
export async function queueDelivery(
  trx: Transaction<Database>,
  messageId: string,
  kind: DeliveryKind,
  now: string,
  id: string = randomUUIDv7(),
): Promise<void> {
  await trx
    .insertInto("deliveries")
    .values({
      id,
      message_id: messageId,
      kind,
      state: "queued",
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
}

async function hasSpamAllowance(trx: Transaction<Database>, since: Date): Promise<boolean> {
  const { messages, characters } = await trx
    .selectFrom("messages")
    .select((select) => [
      select.fn.countAll().as("messages"),
      select.fn.sum(select.fn("length", ["fields"])).as("characters"),
    ])
    .where("status", "=", "spam")
    .where("received_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(messages) < SPAM_MESSAGES_PER_DAY && Number(characters ?? 0) < SPAM_CHARACTERS_PER_DAY;
}
