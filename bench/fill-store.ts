import { hash, randomBytes, randomUUIDv7 } from "node:crypto";
import { createReference } from "../intake/reference.ts";
import type { Database } from "../intake/store/database.ts";
import { openStore, type StorePlace } from "../intake/store/open-store.ts";

const BATCH = 250;
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
const KINDS = ["contact", "inquiry", "inquiry", "application"] as const;
const TEXT =
  "We run forty depots and one very old spreadsheet. It closes at night; we would like it to be open. ";

type Options = {
  /** The file size of each application in bytes; without it applications have no file. */
  fileBytes?: number;
};

/** Fills a store with a year of messages and two deliveries each. One in fifty is still queued, one in thirty is spam. */
export async function fillStore(place: StorePlace, messages: number, { fileBytes = 0 }: Options = {}) {
  const store = await openStore(place);
  const start = Date.now() - YEAR_MS;
  let halfSince = "";
  let reference = "";
  try {
    for (let done = 0; done < messages; done += BATCH) {
      const count = Math.min(BATCH, messages - done);
      const rows = Array.from({ length: count }, (_, index) =>
        makeSubmission(done + index, new Date(start + ((done + index) / messages) * YEAR_MS)),
      );
      const applications = rows.filter(({ kind }) => fileBytes > 0 && kind === "application");
      const files = applications.map((row) => makeFile(row, fileBytes));
      await store.connection.write(async (trx) => {
        await trx.insertInto("submissions").values(rows).execute();
        if (files.length > 0) {
          await trx
            .insertInto("files")
            .values(files.map(({ bytes: _, ...file }) => file))
            .execute();
          const chunks = files.map(({ id, bytes }) => ({ file_id: id, seq: 0, bytes }));
          await trx.insertInto("file_chunks").values(chunks).execute();
        }
        await trx.insertInto("deliveries").values(rows.flatMap(makeDeliveries)).execute();
      });
      if (done <= messages / 2) halfSince = rows[0]?.received_at ?? "";
      reference = rows[0]?.reference ?? "";
    }
  } finally {
    await store.close();
  }
  return { halfSince, reference };
}

function makeSubmission(number: number, receivedAt: Date): Database["submissions"] {
  const kind = KINDS[number % KINDS.length] ?? "contact";
  const email = `visitor-${number}@example.com`;
  const words = { contact: "message", inquiry: "requirements", application: "message" } as const;
  const fields = { name: `Visitor ${number}`, email, [words[kind]]: TEXT.repeat(1 + (number % 5)) };
  const status = number % 30 === 7 ? "spam" : "received";
  return {
    id: randomUUIDv7(),
    reference: createReference(),
    kind,
    status,
    received_at: receivedAt.toISOString(),
    email,
    page: kind === "inquiry" ? "/services/cloud" : "",
    fields: JSON.stringify(fields),
    digest: hash("sha256", String(number)),
    digest_day: Math.floor(receivedAt.getTime() / DAY_MS),
    spam_since: status === "spam" ? receivedAt.toISOString() : null,
  };
}

function makeFile({ id, received_at }: Database["submissions"], size: number) {
  const bytes = randomBytes(size);
  return {
    id: randomUUIDv7(),
    submission_id: id,
    field: "resume",
    name: "Curriculum vitæ.pdf",
    media_type: "application/pdf",
    size,
    sha256: hash("sha256", bytes),
    created_at: received_at,
    expires_at: null,
    bytes,
  };
}

function makeDeliveries(row: Database["submissions"], index: number): Database["deliveries"][] {
  if (row.status === "spam") return [];
  const waits = index % 50 === 3;
  return (["staff-mail", "visitor-mail"] as const).map((kind) => ({
    id: randomUUIDv7(),
    submission_id: row.id,
    kind,
    state: waits ? "queued" : "delivered",
    attempts: waits ? 4 : 1,
    next_attempt_at: row.received_at,
    created_at: row.received_at,
    delivered_at: waits ? null : row.received_at,
    last_error: waits ? "450 try later" : null,
    claimed_by: null,
    claimed_until: null,
  }));
}
