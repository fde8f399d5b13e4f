import type { Generated } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import type { FileField } from "../forms/fields.ts";
import type { Source } from "../forms/source.ts";
import type { Team } from "../teams.ts";

/** ISO 8601 text in UTC, which sorts correctly on every database. */
type Instant = string;

/** These are queued for each message. Webhook calls are queued, too, if there is a webhook, and replies by staff. */
export const EMAILS = ["staff-mail", "visitor-mail"] as const;
export const DELIVERY_KINDS = [...EMAILS, "webhook", "reply"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** What can become of a message of each kind. */
export const RESULTS = {
  contact: ["won", "lost", "not-for-us"],
  inquiry: ["won", "lost", "not-for-us"],
  application: ["hired", "rejected", "withdrawn"],
} as const satisfies Record<MessageKind, readonly string[]>;
export type Result = (typeof RESULTS)[MessageKind][number];
export const ALL_RESULTS: readonly Result[] = [...new Set(Object.values(RESULTS).flat())];

/**
 * Spam is stored but not delivered. A suspicious message is delivered to staff and marked as such; its sender gets no
 * confirmation email.
 */
export type MessageStatus = "received" | "suspicious" | "spam";

/** What is sent about messages to the owner or the team: one that is due today or late, all that wait, a new owner's. */
export const NOTICE_KINDS = ["reminder", "summary", "owner"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How an email or webhook call is queued and tried. */
type Attempts = {
  /** A parked delivery has failed for good. It is only sent if staff retry it. */
  state: "queued" | "delivered" | "parked";
  /** Counted when an attempt begins, so that one that ends with the process counts, too. */
  attempts: number;
  next_attempt_at: Instant;
  created_at: Instant;
  delivered_at: Instant | null;
  /** JSON: the recipients that have the email, while the mail server asks us to try others again. */
  delivered_to: string | null;
  last_error: string | null;
  /** The worker that is sending this delivery. Its claim is valid until `claimed_until`. */
  claimed_by: string | null;
  claimed_until: Instant | null;
};

export type Database = {
  messages: {
    id: string;
    reference: string;
    kind: MessageKind;
    status: MessageStatus;
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
    /** How far staff are with the message, and which of them takes care of it. */
    progress: Generated<"new" | "answered" | "done">;
    /** What became of a message that is done. Empty for other messages. */
    result: Generated<"" | Result>;
    /** The time of the first answer. */
    answered_at: Instant | null;
    /** By when the visitor has been promised an answer. */
    due_at: Instant | null;
    owner: Generated<string>;
    /** Counts the changes that staff made. */
    version: Generated<number>;
    /** The reference, what the visitor typed, the names of the files and the notes, as `toSearchText` returns them. */
    search_text: Generated<string>;
  } & Source;
  files: {
    id: string;
    message_id: string;
    field: FileField;
    name: string;
    media_type: string;
    size: number;
    sha256: string;
    created_at: Instant;
  };
  file_chunks: { file_id: string; seq: number; bytes: Uint8Array };
  /** Used CAPTCHA words and wrong guesses. Ten wrong guesses or an accepted message use up a word. */
  word_check_uses: { challenge_id: string; used_at: Instant; strikes: number };
  /** Of a reply, the id is that of its event. */
  deliveries: { id: string; message_id: string; kind: DeliveryKind } & Attempts;
  /** Emails to staff about messages that wait for an answer. */
  notices: {
    id: string;
    kind: NoticeKind;
    team: Team;
    /** The member of staff that gets the email. "" for the team. */
    owner: string;
    /** The team and the Monday of a summary, of which there is one a week. */
    week: string | null;
  } & Attempts;
  /** What each notice is about. A message has one reminder before its answer is due, and one when it is late. */
  notice_messages: { notice_id: string; message_id: string; reason: "due" | "late" | "owner" };
  /** The members of staff whose sign-in proxy gives their email addresses. The id is the name in lower case. */
  staff: { id: string; name: string; address: string; kinds: string; seen_at: Instant };
  /** What staff did to the messages. The ones with the same version were done together. */
  events: {
    id: string;
    message_id: string;
    version: number;
    at: Instant;
    author: string;
    action: "progress" | "owner" | "note" | "spam" | "not-spam" | "retry" | "reply";
    detail: string;
    /** The address that answers to a reply are sent to. Null for other events. */
    reply_to: string | null;
  };
  /** The number of visits that began on a day (in the company's time zone) in the same way. Nothing about the visitors. */
  arrivals: { day: string; count: number } & Source;
  /** Secrets shared by all processes. */
  shared_secrets: { name: string; value: string };
  audit: { id: string; at: Instant; action: string; detail: string };
};
