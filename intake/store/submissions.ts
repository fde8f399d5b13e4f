import { randomUUIDv7 } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database, DeliveryKind } from "./database.ts";
import type { NewSubmission, Submitted } from "./store.ts";
import { spendWord } from "./word-uses.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Up to these limits, spam is stored for staff to review. Beyond them, it is dropped. */
const SPAM_MESSAGES_PER_DAY = 500;
const SPAM_CHARACTERS_PER_DAY = 2_000_000;

/** Thrown inside the transaction to roll it back. */
export class RolledBack extends Error {
  readonly reason: "word-used" | "files-gone";
  constructor(reason: RolledBack["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

export async function insertSubmission(
  trx: Transaction<Database>,
  submission: NewSubmission,
): Promise<Submitted> {
  const { digest, receivedAt, reference, status } = submission;
  const since = new Date(receivedAt.getTime() - DAY_MS);
  const earlier = await findDuplicate(trx, digest, since);
  if (earlier !== null) return { status: "duplicate", reference: earlier };
  if (status === "spam" && !(await hasSpamAllowance(trx, since))) return { status: "dropped" };

  // The message is inserted before its CAPTCHA word is used up. If two processes receive the same message at the same
  // time, the second waits here and finds a duplicate instead of a used word.
  const id = randomUUIDv7();
  const now = receivedAt.toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("submissions")
    .values({
      id,
      reference,
      kind: submission.kind,
      status,
      received_at: now,
      email: submission.email.toLowerCase(),
      page: submission.page,
      fields: JSON.stringify(submission.fields),
      digest,
      digest_day: Math.floor(receivedAt.getTime() / DAY_MS),
      spam_since: status === "spam" ? now : null,
    })
    .onConflict((conflict) => conflict.columns(["digest", "digest_day"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) {
    return { status: "duplicate", reference: (await findDuplicate(trx, digest, since)) ?? reference };
  }
  if (submission.challenges && !(await spendWord(trx, submission.challenges, receivedAt))) {
    throw new RolledBack("word-used");
  }
  for (const fileId of submission.fileIds) await linkFile(trx, fileId, id);
  for (const kind of submission.deliveries) await queueDelivery(trx, id, kind, now);
  return { status: "stored", reference };
}

async function findDuplicate(db: Kysely<Database>, digest: string, since: Date): Promise<string | null> {
  const found = await db
    .selectFrom("submissions")
    .select("reference")
    .where("digest", "=", digest)
    .where("received_at", ">", since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return found?.reference ?? null;
}

/** Makes a held file part of a submission. */
async function linkFile(trx: Transaction<Database>, fileId: string, submissionId: string): Promise<void> {
  const linked = await trx
    .updateTable("files")
    .set({ submission_id: submissionId, expires_at: null, uploader: null })
    .where("id", "=", fileId)
    .where("submission_id", "is", null)
    .where("size", "is not", null)
    .executeTakeFirst();
  if (linked.numUpdatedRows !== 1n) throw new RolledBack("files-gone");
}

/** Queues a delivery that is due immediately. */
export async function queueDelivery(
  trx: Transaction<Database>,
  submissionId: string,
  kind: DeliveryKind,
  now: string,
): Promise<void> {
  await trx
    .insertInto("deliveries")
    .values({
      id: randomUUIDv7(),
      submission_id: submissionId,
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
    .selectFrom("submissions")
    .select((select) => [
      select.fn.countAll().as("messages"),
      select.fn.sum(select.fn("length", ["fields"])).as("characters"),
    ])
    .where("status", "=", "spam")
    .where("received_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(messages) < SPAM_MESSAGES_PER_DAY && Number(characters ?? 0) < SPAM_CHARACTERS_PER_DAY;
}
