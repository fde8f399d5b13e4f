import type { FileField } from "../messages/files.ts";
import type { MessageKind } from "../messages/kinds.ts";

/** ISO 8601 text in UTC, which sorts correctly on every database. */
type Instant = string;

export type DeliveryKind = "staff-mail" | "visitor-mail" | "webhook";

export type Database = {
  submissions: {
    id: string;
    reference: string;
    kind: MessageKind;
    status: "received" | "spam";
    received_at: Instant;
    /** In lower case, for searching and erasing. The typed address is in `fields`. */
    email: string;
    page: string;
    /** JSON as text, because a JSON column would not return it byte for byte. */
    fields: string;
    digest: string;
    /** Unique together with `digest`, so that two processes can't both store a double click. */
    digest_day: number;
    /** When the message was classified as spam. Null for other messages. */
    spam_since: Instant | null;
  };
  files: {
    id: string;
    /** Null while the file is held for an unfinished application. */
    submission_id: string | null;
    field: FileField;
    name: string;
    media_type: string;
    /** Null until the last byte has arrived. */
    size: number | null;
    sha256: string | null;
    created_at: Instant;
    /** Null once the file belongs to a submission. */
    expires_at: Instant | null;
    /** A keyed hash of the sender's address, for the quota of held files. Null without a quota. */
    uploader: string | null;
  };
  file_chunks: { file_id: string; seq: number; bytes: Uint8Array };
  /** Used words and wrong guesses. Three wrong guesses or an accepted message spend a word. */
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
    /** The worker that is sending it. The claim is valid until `claimed_until`. */
    claimed_by: string | null;
    claimed_until: Instant | null;
  };
  /** Counts by keyed hash, so that limits apply across processes. Used on PostgreSQL only. */
  rate_limits: { key: string; points: number; expire: number | null };
  /** Secrets shared by all processes. Used on PostgreSQL only; with SQLite the secret is a file. */
  shared_secrets: { name: string; value: string };
  audit: { id: string; at: Instant; action: string; detail: string };
};
