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

/** Erases a message, unless somebody has changed it since the user opened it. Returns the number of erased messages. */
export async function erase(
  connection: Connection,
  { reference, version }: Message,
  sent: Sent,
  user: User,
): Promise<number> {
  if (sent.version !== version) throw new StaleMessage();
  const { ids } = await findErasable(connection.db, "reference", reference);
  const { messages } = await eraseMessages(connection, ids, new Date(), { action: "erase", by: user.name });
  await scrub(connection);
  return messages;
}
