import { randomUUIDv7 } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { toMultiLine, toSingleLine } from "../forms/fields.ts";
import { type Database, RESULTS, type Result } from "../store/database.ts";
import { toSearchText } from "../store/search-text.ts";
import type { Connection } from "../store/store.ts";
import { queueOwnerNotice } from "./notices.ts";

/** How far staff are with a message. */
export const PROGRESS = ["new", "answered", "done"] as const;
export type Progress = (typeof PROGRESS)[number];

/** The progress or, of a message that is done with a result, the result. */
export type Status = Progress | Result;
export const statusOf = ({ progress, result }: { progress: Progress; result: Result | "" }): Status =>
  result || progress;
export const fromStatus = (status: Status): Pick<FollowUp, "progress" | "result"> =>
  isProgress(status) ? { progress: status } : { result: status };
const isProgress = (status: Status): status is Progress => PROGRESS.some((each) => each === status);

type EventAction = "progress" | "owner" | "note" | "spam" | "not-spam" | "retry" | "reply";

/** Something that staff did to a message. `detail` is the new status or owner, or the text of the note or the reply. */
export type MessageEvent = {
  id: string;
  version: number;
  at: string;
  author: string;
  action: EventAction;
  detail: string;
  /** The address that answers to a reply are sent to. */
  replyTo: string | null;
};

/**
 * Who changes a message. `seen` is the version of the message that this person has seen: if somebody else has changed it
 * since, nothing is changed and StaleMessage is thrown.
 */
export type Editor = { author: string; seen?: number | undefined };

export class StaleMessage extends Error {
  override name = "StaleMessage";
  constructor() {
    super("Somebody else has changed this message in the meantime. Look at it, then try again.");
  }
}

/** What was typed or chosen can't be saved. The message says why. */
export class InvalidEntry extends Error {
  override name = "InvalidEntry";
}

const MAX_NAME = 100;
const MAX_NOTE = 10_000;

export const toName = (text: string) => toSingleLine(text).slice(0, MAX_NAME);

type Versioned = { id: string; version: number };
type NewEvent = Pick<MessageEvent, "action" | "detail"> & Partial<Pick<MessageEvent, "id" | "replyTo">>;

/** Adds events to a message's history, in the transaction that makes the change. */
export async function recordEvents(
  trx: Transaction<Database>,
  { id, version }: Versioned,
  { author, seen }: Editor,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  if (seen !== undefined && seen !== version) throw new StaleMessage();
  const next = version + 1;
  const { numUpdatedRows } = await trx
    .updateTable("messages")
    .set({ version: next })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  // Another transaction was faster.
  if (numUpdatedRows !== 1n) throw new StaleMessage();
  for (const { id: eventId = randomUUIDv7(), action, detail, replyTo } of events) {
    const row = { id: eventId, message_id: id, version: next, at: now.toISOString() };
    await trx
      .insertInto("events")
      .values({ ...row, author: toName(author), action, detail, reply_to: replyTo ?? null })
      .execute();
  }
}

/** What a change needs to know about a message. Read in the transaction that makes the change. */
export function findForChange(trx: Transaction<Database>, reference: string) {
  return trx
    .selectFrom("messages")
    .select([
      "id",
      "version",
      "kind",
      "status",
      "progress",
      "result",
      "answered_at",
      "received_at",
      "owner",
      "email",
    ])
    .where("reference", "=", reference)
    .executeTakeFirst();
}

export type FollowUp = {
  progress?: Progress | undefined;
  /** A result says that the message is done. */
  result?: Result | undefined;
  owner?: string | undefined;
  note?: string | undefined;
};

/** Changes the status or the owner of a message, or adds a note. Throws InvalidEntry. Returns the recorded events. Null if there is no such message. */
export async function followUp(
  trx: Transaction<Database>,
  reference: string,
  { progress, result, owner, note = "" }: FollowUp,
  editor: Editor,
  now: Date,
): Promise<NewEvent[] | null> {
  const message = await findForChange(trx, reference);
  if (!message) return null;
  const text = toMultiLine(note);
  if (text.length > MAX_NOTE) {
    const [length, most] = [text.length, MAX_NOTE].map((count) => count.toLocaleString("en-GB"));
    throw new InvalidEntry(`The note has ${length} characters. Shorten it to ${most}, or write two.`);
  }
  const results: readonly string[] = RESULTS[message.kind];
  if (result && !results.includes(result))
    throw new InvalidEntry(`The result must be ${results.join(", ")}. Choose one of these.`);
  const isNow = result ? "done" : (progress ?? message.progress);
  const after = {
    progress: isNow,
    result: isNow === "done" ? result || message.result : "",
    owner: toName(owner ?? message.owner),
  } as const;
  const status = statusOf(after);
  const events: NewEvent[] = [
    ...(status === statusOf(message) ? [] : [{ action: "progress" as const, detail: status }]),
    ...(after.owner === message.owner ? [] : [{ action: "owner" as const, detail: after.owner }]),
    ...(text ? [{ action: "note" as const, detail: text }] : []),
  ];
  if (events.length === 0) return events;
  await recordEvents(trx, message, editor, events, now);
  const searchable = text && { search_text: withSearchText(text) };
  await trx
    .updateTable("messages")
    .set({ ...after, answered_at: answeredAt(message, isNow, now), ...(searchable || {}) })
    .where("id", "=", message.id)
    .execute();
  if (after.owner && after.owner !== message.owner)
    await queueOwnerNotice(trx, message, after.owner, editor.author, now);
  return events;
}

/** The text by which a message is found, with more words. */
export const withSearchText = (text: string) => sql<string>`search_text || ${` ${toSearchText(text)}`}`;

/** The first answer counts. A message that is new again has none. */
function answeredAt({ answered_at }: { answered_at: string | null }, progress: Progress, now: Date) {
  if (progress === "new") return null;
  return progress === "answered" ? (answered_at ?? now.toISOString()) : answered_at;
}

/**
 * The entries of a form that was opened when the message had this version. Where the user has not changed anything, they
 * are the message's values of today.
 */
export function mergeEntries(
  message: { progress: Progress; result: Result | ""; owner: string; events: readonly MessageEvent[] },
  { version, status, owner = message.owner }: { version: number; status?: Status; owner?: string },
): { status: Status; owner: string } {
  const seenValue = (action: EventAction, first: string) =>
    message.events.findLast((event) => event.action === action && event.version <= version)?.detail ?? first;
  const wasChosen = status !== undefined && status !== seenValue("progress", "new");
  return {
    status: wasChosen ? status : statusOf(message),
    owner: owner === seenValue("owner", "") ? message.owner : owner,
  };
}

/** Until it is stopped, the version before may still set a status that this version has replaced (see 0003-answers). */
export function replaceOldStatus({ write }: Connection) {
  const old = sql<Progress>`'in-work'`;
  return write((trx) =>
    trx.updateTable("messages").set({ progress: "new" }).where("progress", "=", old).execute(),
  );
}

/** The events of these messages, oldest first. */
export function readEvents(db: Kysely<Database>, ids: readonly string[]) {
  return (
    db
      .selectFrom("events")
      .select(["message_id", "id", "version", "at", "author", "action", "detail", "reply_to as replyTo"])
      .where("message_id", "in", ids)
      .orderBy("version")
      // Of changes made together: the status, the owner, the note.
      .orderBy("action", "desc")
      .execute()
  );
}
