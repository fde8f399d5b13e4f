import { randomUUIDv7 } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";
import { prepare } from "./prepared-query.ts";
import { queueDelivery } from "./queue-delivery.ts";
import type { NewSubmission, Submitted } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Thrown inside the transaction so that everything written so far is undone. */
export class Undone extends Error {
  readonly reason: "word-used" | "files-gone";
  constructor(reason: Undone["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

export async function insertSubmission(
  trx: Transaction<Database>,
  submission: NewSubmission,
): Promise<Submitted> {
  const { digest, receivedAt, reference } = submission;
  const since = new Date(receivedAt.getTime() - DAY_MS);
  const earlier = await findDuplicate(trx, digest, since);
  if (earlier !== null) return { status: "duplicate", reference: earlier };

  // The message goes in before its word is used up: of two equal messages sent at once through two processes,
  // the later one then waits here and is known as a duplicate, not refused for a used word.
  const id = randomUUIDv7();
  const now = receivedAt.toISOString();
  const inserted = await insertMessage(trx, {
    id,
    reference,
    kind: submission.kind,
    status: submission.status,
    received_at: now,
    email: submission.email.toLowerCase(),
    page: submission.page,
    fields: JSON.stringify(submission.fields),
    digest,
    digest_day: Math.floor(receivedAt.getTime() / DAY_MS),
  });
  if (inserted.numAffectedRows !== 1n) {
    return { status: "duplicate", reference: (await findDuplicate(trx, digest, since)) ?? reference };
  }
  if (submission.challenges && !(await spendOne(trx, submission.challenges, now))) {
    throw new Undone("word-used");
  }
  for (const fileId of submission.fileIds) await linkFile(trx, fileId, id);
  for (const kind of submission.deliveries) await queueDelivery(trx, { submissionId: id, kind, now });
  return { status: "stored", reference };
}

export async function findDuplicate(
  db: Kysely<Database>,
  digest: string,
  since: Date,
): Promise<string | null> {
  const { rows } = await selectDuplicate(db, { digest, since: since.toISOString() });
  return rows[0]?.reference ?? null;
}

async function spendOne(
  trx: Transaction<Database>,
  challenges: readonly string[],
  now: string,
): Promise<boolean> {
  for (const challenge of challenges) {
    const spent = await insertUse(trx, { challenge, now });
    if (spent.numAffectedRows === 1n) return true;
  }
  return false;
}

/** The bytes are stored already; what makes them part of the application is this one row. */
async function linkFile(trx: Transaction<Database>, fileId: string, submissionId: string): Promise<void> {
  const linked = await trx
    .updateTable("files")
    .set({ submission_id: submissionId, expires_at: null })
    .where("id", "=", fileId)
    .where("submission_id", "is", null)
    .where("size", "is not", null)
    .executeTakeFirst();
  if (linked.numUpdatedRows !== 1n) throw new Undone("files-gone");
}

const selectDuplicate = prepare((db, values: { digest: string; since: string }) =>
  db
    .selectFrom("submissions")
    .select("reference")
    .where("digest", "=", values.digest)
    .where("received_at", ">", values.since)
    .limit(1),
);

const insertMessage = prepare((db, values: Database["submissions"]) =>
  db
    .insertInto("submissions")
    .values({
      id: values.id,
      reference: values.reference,
      kind: values.kind,
      status: values.status,
      received_at: values.received_at,
      email: values.email,
      page: values.page,
      fields: values.fields,
      digest: values.digest,
      digest_day: values.digest_day,
    })
    .onConflict((conflict) => conflict.columns(["digest", "digest_day"]).doNothing()),
);

const insertUse = prepare((db, values: { challenge: string; now: string }) =>
  db
    .insertInto("word_check_uses")
    .values({ challenge_id: values.challenge, used_at: values.now })
    .onConflict((conflict) => conflict.column("challenge_id").doNothing()),
);
