import type { MessageKind } from "../messages/kinds.ts";

/** Times are ISO 8601 text in UTC: they sort as they stand, on every database. */
type Instant = string;

export type DeliveryKind = "staff-mail" | "visitor-mail" | "webhook";

export type Database = {
  submissions: {
    id: string;
    reference: string;
    kind: MessageKind;
    status: "received" | "spam";
    received_at: Instant;
    /** Lower case, for looking up and erasing; what was typed is in `fields`. */
    email: string;
    page: string;
    /** JSON text, not a JSON column: it must come back byte for byte. */
    fields: string;
    digest: string;
    /** Unique together with `digest`, so that two processes cannot both store a double click. */
    digest_day: number;
    /** Since when it counts as spam. Null for any other message. */
    spam_since: Instant | null;
  };
  files: {
    id: string;
    /** Null while the file is held for an unfinished application. */
    submission_id: string | null;
    field: string;
    name: string;
    media_type: string;
    /** Null until the last byte has arrived. */
    size: number | null;
    sha256: string | null;
    created_at: Instant;
    /** Null once the file belongs to a submission. */
    expires_at: Instant | null;
    /** A keyed hash of the sender's address, for the quota of held files. Null where there is none. */
    uploader: string | null;
  };
  file_chunks: { file_id: string; seq: number; bytes: Uint8Array };
  /** Words that were guessed wrong or used. After three wrong guesses a word is spent; an accepted message spends it too. */
  word_check_uses: { challenge_id: string; used_at: Instant; strikes: number };
  deliveries: {
    id: string;
    submission_id: string;
    kind: DeliveryKind;
    state: "queued" | "delivered" | "parked";
    attempts: number;
    next_attempt_at: Instant;
    created_at: Instant;
    delivered_at: Instant | null;
    last_error: string | null;
    /** The worker that is sending it; its claim holds until `claimed_until`. */
    claimed_by: string | null;
    claimed_until: Instant | null;
  };
  /** Counts of tries under keyed hashes, so that limits hold across processes. Used on PostgreSQL alone. */
  rate_limits: { key: string; points: number; expire: number | null };
  /** What every process must know alike. Used on PostgreSQL alone; beside SQLite it is a file. */
  shared_secrets: { name: string; value: string };
  audit: { id: string; at: Instant; action: string; detail: string };
};
