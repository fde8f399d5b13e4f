import { randomUUIDv7 } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { emailField, toMultiLine } from "../forms/fields.ts";
import type { Database, Result } from "../store/database.ts";
import { queueDelivery } from "../store/message-rows.ts";
import {
  type Editor,
  findForChange,
  followUp,
  InvalidEntry,
  recordEvents,
  withSearchText,
} from "./follow-up.ts";

const MAX_REPLY = 20_000;

export type Reply = {
  text: string;
  /** The email address of the author, or "" if answers go to the team. */
  replyTo: string;
  /** What becomes of the message. Without it, the message is answered. */
  result: Result | undefined;
};

/** Whether a message is from an address that can be answered. Spam may have been stored without one. */
export const canBeAnswered = ({ status, email }: { status: string; email: string }) =>
  status !== "spam" && emailField("").safeParse(email).success;

/** Queues a reply to a visitor and notes that the message is answered. Throws InvalidEntry. Null if there is no such message. */
export async function sendReply(
  trx: Transaction<Database>,
  reference: string,
  { text, replyTo, result }: Reply,
  { author, seen }: Editor,
  now: Date,
): Promise<true | null> {
  const message = await findForChange(trx, reference);
  if (!message) return null;
  const detail = toMultiLine(text);
  if (!detail) throw new InvalidEntry("Write your reply.");
  if (detail.length > MAX_REPLY) throw new InvalidEntry("This is too long for an email. Shorten your reply.");
  if (!canBeAnswered(message))
    throw new InvalidEntry("This message is spam or has no valid email address, so it can’t be answered.");
  const id = randomUUIDv7();
  await recordEvents(trx, message, { author, seen }, [{ id, action: "reply", detail, replyTo }], now);
  await queueDelivery(trx, message.id, "reply", now.toISOString(), id);
  const answered_at = sql<string>`coalesce(answered_at, ${now.toISOString()})`;
  await trx
    .updateTable("messages")
    .set({ answered_at, search_text: withSearchText(detail) })
    .where("id", "=", message.id)
    .execute();
  const progress = message.progress === "new" ? "answered" : message.progress;
  await followUp(trx, reference, { progress, result }, { author, seen: message.version + 1 }, now);
  return true;
}
