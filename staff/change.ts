import { z } from "zod";
import { retryDeliveries } from "../intake/inbox/deliveries.ts";
import { eraseSeen } from "../intake/inbox/erase.ts";
import { followUp, fromStatus, PROGRESS, StaleMessage } from "../intake/inbox/follow-up.ts";
import type { Message } from "../intake/inbox/message.ts";
import { scrub } from "../intake/inbox/scrub.ts";
import { markNotSpam, markSpam } from "../intake/inbox/spam.ts";
import { ALL_RESULTS, type DeliveryKind } from "../intake/store/database.ts";
import type { Connection } from "../intake/store/store.ts";
import type { WorkingDays } from "../intake/working-days.ts";
import type { User } from "./access.ts";

/** The names of the buttons. */
const ACTIONS = [
  "save",
  "next",
  "take",
  "answered",
  "reply",
  "spam",
  "not-spam",
  "retry",
  "confirm-erase",
  "erase",
] as const;
export type Action = (typeof ACTIONS)[number];

const text = z.string().optional().catch(undefined);

/** The fields of the forms on a message's page. What is not valid, such as a file, is left out. */
export const SENT = z.object({
  action: z.enum(ACTIONS).catch("save"),
  token: text,
  /** The version of the message that the form was made for. */
  version: z.coerce.number().catch(-1),
  status: z
    .enum([...PROGRESS, ...ALL_RESULTS])
    .optional()
    .catch(undefined),
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

const ANSWERED = { progress: "answered", result: undefined } as const;

/**
 * Saves what was typed and does what the button says, in one transaction. Throws InvalidEntry, or StaleMessage if somebody
 * else has changed or erased the message since the form was opened.
 */
export async function change(
  connection: Connection,
  { reference }: Message,
  { action, version: seen, status, owner, note }: Sent,
  author: string,
  /** What a message gets that is not spam. */
  missed: { deliveries: readonly DeliveryKind[]; workingDays: WorkingDays },
): Promise<void> {
  const now = new Date();
  const entries = {
    ...(status && fromStatus(status)),
    ...(action === "answered" && ANSWERED),
    owner: action === "take" ? author : owner,
  };
  await connection.write(async (trx) => {
    const events = await followUp(trx, reference, { ...entries, note }, { author, seen }, now);
    if (!events) throw new StaleMessage();
    const editor = { author, seen: events.length > 0 ? seen + 1 : seen };
    if (action === "spam") await markSpam(trx, reference, editor, now);
    if (action === "not-spam") await markNotSpam(trx, reference, missed, editor, now);
    if (action === "retry") await retryDeliveries(trx, reference, editor, now);
  });
}

/**
 * Erases a message, unless somebody has changed it since the user opened it, and returns the number of erased messages.
 * The others are those that the page counted. One that arrived later is kept, because nobody has seen it yet. One that
 * was changed is erased all the same: it is still from the person who asked for it.
 */
export async function erase(connection: Connection, { reference }: Message, sent: Sent, user: User) {
  const others = sent.others ? { kinds: user.kinds, until: new Date(sent.others) } : undefined;
  const editor = { author: user.name, seen: sent.version };
  const { messages } = await eraseSeen(connection, reference, editor, others, new Date());
  await scrub(connection);
  return messages;
}
