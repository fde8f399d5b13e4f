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
    /** In lower case, for searching and erasing. The address as typed is in `fields`. */
    email: string;
    page: string;
    /** JSON as text: a `jsonb` column would change the spacing and the order of the keys. */
    fields: string;
    digest: string;
    /**
     * The day the message was received, in days since 1970 (UTC). Unique together with `digest`, so that a double click
     * is stored only once, even by two processes.
     */
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
    /**
     * A keyed hash of the sender's IPv4 address or IPv6 /48. Held files with the same hash share a quota. Null if the
     * rate limits are off, and once the file belongs to a submission.
     */
    uploader: string | null;
  };
  file_chunks: { file_id: string; seq: number; bytes: Uint8Array };
  /** Used CAPTCHA words and wrong guesses. Three wrong guesses or an accepted message use up a word. */
  word_check_uses: { challenge_id: string; used_at: Instant; strikes: number };
  deliveries: {
    id: string;
    submission_id: string;
    kind: DeliveryKind;
    /** A parked delivery has failed for good. It is only sent if staff retry it. */
    state: "queued" | "delivered" | "parked";
    attempts: number;
    next_attempt_at: Instant;
    created_at: Instant;
    delivered_at: Instant | null;
    last_error: string | null;
    /** The worker that is sending this delivery. Its claim is valid until `claimed_until`. */
    claimed_by: string | null;
    claimed_until: Instant | null;
  };
  /**
   * Rate limit counts, shared by all processes. The keys contain keyed hashes of IP and email addresses. Used on
   * PostgreSQL only.
   */
  rate_limits: { key: string; points: number; expire: number | null };
  /** Secrets shared by all processes. Used on PostgreSQL only; with SQLite the secret is a file. */
  shared_secrets: { name: string; value: string };
  audit: { id: string; at: Instant; action: string; detail: string };
};
