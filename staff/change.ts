import { z } from "zod";
import { retryDeliveries } from "../intake/inbox/deliveries.ts";
import { eraseMessages, findErasable } from "../intake/inbox/erase.ts";
import { followUp, PROGRESS, StaleMessage, type User } from "../intake/inbox/follow-up.ts";
import type { Message } from "../intake/inbox/message.ts";
import { scrub } from "../intake/inbox/scrub.ts";
import { markNotSpam, markSpam } from "../intake/inbox/spam.ts";
import type { DeliveryKind } from "../intake/store/database.ts";
import type { Connection } from "../intake/store/store.ts";

/** The names of the buttons. */
const ACTIONS = ["save", "next", "take", "spam", "not-spam", "retry", "confirm-erase", "erase"] as const;
export type Action = (typeof ACTIONS)[number];

const text = z.string().optional().catch(undefined);

/** The fields of all forms. What is not valid, such as a file, is left out. */
export const SENT = z.object({
  action: z.enum(ACTIONS).catch("save"),
  token: text,
  /** The version of the message that the form was made for. */
  version: z.coerce.number().catch(-1),
  progress: z.enum(PROGRESS).optional().catch(undefined),
  owner: text,
  note: text,
  /** When the page offered to erase the other messages from the same address, too. */
  others: z.iso.datetime().optional().catch(undefined),
});
type Sent = z.infer<typeof SENT>;

/**
 * What was typed but not saved, and what is wrong with the note. Without a problem, somebody else has changed the message
 * since the form was opened.
 */
export type Draft = Sent & { problem: string };

/**
 * Saves what was typed, then does what the button says. Throws NoteTooLong, or StaleMessage if somebody else has changed
 * the message since the form was opened. Then nothing is changed.
 */
export async function change(
  connection: Connection,
  { reference }: Message,
  { action, version: seen, progress, owner, note }: Sent,
  author: string,
  /** The deliveries of a message that is not spam. */
  deliveries: readonly DeliveryKind[],
): Promise<void> {
  const now = new Date();
  const entries = action === "take" ? { progress: "in-work" as const, owner: author } : { progress, owner };
  const events = await followUp(connection, reference, { ...entries, note }, { author, seen }, now);
  const editor = { author, seen: events?.length ? seen + 1 : seen };
  if (action === "spam") await markSpam(connection, reference, editor, now);
  if (action === "not-spam") await markNotSpam(connection, reference, deliveries, editor, now);
  if (action === "retry") await retryDeliveries(connection, reference, editor, now);
}

/**
 * Erases a message, unless somebody has changed it since the user opened it, and returns the number of erased messages.
 * The others are those that the page counted. One that arrived later is kept, because nobody has seen it yet. One that
 * was changed is erased all the same: it is still from the person who asked for it.
 */
export async function erase(connection: Connection, message: Message, sent: Sent, user: User) {
  if (sent.version !== message.version) throw new StaleMessage();
  const { db } = connection;
  const { reference, email } = message;
  const ids = new Set((await findErasable(db, "reference", reference)).ids);
  // Spam may have no address.
  if (sent.others && email) {
    const counted = { kinds: user.kinds, until: new Date(sent.others) };
    for (const id of (await findErasable(db, "email", email, counted)).ids) ids.add(id);
  }
  const reason = { action: "erase", by: user.name } as const;
  const { messages } = await eraseMessages(connection, [...ids], new Date(), reason);
  await scrub(connection);
  return messages;
}
