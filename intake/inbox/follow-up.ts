import { randomUUIDv7 } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { toMultiLine, toSingleLine } from "../forms/fields.ts";
import type { Database } from "../store/database.ts";
import { toSearchText } from "../store/search-text.ts";

/** How far staff are with a message. */
export const PROGRESS = ["new", "in-work", "done"] as const;
export type Progress = (typeof PROGRESS)[number];

type EventAction = "progress" | "owner" | "note" | "spam" | "not-spam" | "retry";

/** Something that staff did to a message. `detail` is the new status or owner, or the text of the note. */
export type MessageEvent = {
  version: number;
  at: string;
  author: string;
  action: EventAction;
  detail: string;
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

export class NoteTooLong extends Error {
  override name = "NoteTooLong";
}

const MAX_NAME = 100;
const MAX_NOTE = 10_000;

export const toName = (text: string) => toSingleLine(text).slice(0, MAX_NAME);

type Versioned = { id: string; version: number };
type NewEvent = Pick<MessageEvent, "action" | "detail">;

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
  for (const { action, detail } of events) {
    const row = { id: randomUUIDv7(), message_id: id, version: next, at: now.toISOString() };
    await trx
      .insertInto("events")
      .values({ ...row, author: toName(author), action, detail })
      .execute();
  }
}

/** What a change needs to know about a message. Read in the transaction that makes the change. */
export function findForChange(trx: Transaction<Database>, reference: string) {
  return trx
    .selectFrom("messages")
    .select(["id", "version", "status", "progress", "owner", "email"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}

export type FollowUp = {
  progress?: Progress | undefined;
  owner?: string | undefined;
  note?: string | undefined;
};

/** Changes the status or the owner of a message, or adds a note. Returns the recorded events. Null if there is no such message. */
export async function followUp(
  trx: Transaction<Database>,
  reference: string,
  { progress, owner, note = "" }: FollowUp,
  editor: Editor,
  now: Date,
): Promise<NewEvent[] | null> {
  const message = await findForChange(trx, reference);
  if (!message) return null;
  const text = toMultiLine(note);
  if (text.length > MAX_NOTE) {
    const [length, most] = [text.length, MAX_NOTE].map((count) => count.toLocaleString("en-GB"));
    throw new NoteTooLong(`The note has ${length} characters. Shorten it to ${most}, or write two.`);
  }
  const after = { progress: progress ?? message.progress, owner: toName(owner ?? message.owner) };
  const events: NewEvent[] = [
    ...(after.progress === message.progress ? [] : [{ action: "progress" as const, detail: after.progress }]),
    ...(after.owner === message.owner ? [] : [{ action: "owner" as const, detail: after.owner }]),
    ...(text ? [{ action: "note" as const, detail: text }] : []),
  ];
  if (events.length === 0) return events;
  await recordEvents(trx, message, editor, events, now);
  const searchable = text && { search_text: sql<string>`search_text || ${` ${toSearchText(text)}`}` };
  await trx
    .updateTable("messages")
    .set({ ...after, ...(searchable || {}) })
    .where("id", "=", message.id)
    .execute();
  return events;
}

/**
 * The entries of a form that was opened when the message had this version. Where the user has not changed anything, they
 * are the message's values of today.
 */
export function mergeEntries(
  message: { progress: Progress; owner: string; events: readonly MessageEvent[] },
  { version, progress = message.progress, owner = message.owner }: FollowUp & { version: number },
): { progress: Progress; owner: string } {
  const seenValue = (action: EventAction, first: string) =>
    message.events.findLast((event) => event.action === action && event.version <= version)?.detail ?? first;
  return {
    progress: progress === seenValue("progress", "new") ? message.progress : progress,
    owner: owner === seenValue("owner", "") ? message.owner : owner,
  };
}

/** The events of these messages, oldest first. */
export function readEvents(db: Kysely<Database>, ids: readonly string[]) {
  return (
    db
      .selectFrom("events")
      .select(["message_id", "version", "at", "author", "action", "detail"])
      .where("message_id", "in", ids)
      .orderBy("version")
      // Of changes made together: the status, the owner, the note.
      .orderBy("action", "desc")
      .execute()
  );
}
