import { retryDeliveries } from "../intake/inbox/deliveries.ts";
import { eraseMessages, findErasable } from "../intake/inbox/erase.ts";
import { followUp, NoteTooLong, PROGRESS, StaleMessage } from "../intake/inbox/follow-up.ts";
import type { Message } from "../intake/inbox/message.ts";
import { scrub } from "../intake/inbox/scrub.ts";
import { markNotSpam, markSpam } from "../intake/inbox/spam.ts";
import type { DeliveryKind } from "../intake/store/database.ts";
import type { Connection } from "../intake/store/store.ts";
import type { Draft } from "./pages/follow-up-form.tsx";

/** The fields of a posted form. Files and repeated fields are possible, too. */
export type Sent = Partial<Record<string, unknown>>;

type Change = {
  action: string;
  sent: Sent;
  author: string;
  /** The names of the owners so far. */
  owners: readonly string[];
  /** The deliveries of a message that is not spam. */
  deliveries: readonly DeliveryKind[];
};

/**
 * Saves what was typed, then does what the button says, and returns what was done. If the note is too long, or somebody
 * else has changed the message since the form was opened, nothing is changed, and what was typed is returned.
 */
export async function change(
  connection: Connection,
  { reference, version }: Message,
  { action, sent, author, owners, deliveries }: Change,
): Promise<string | Draft> {
  const text = (name: string) => (typeof sent[name] === "string" ? sent[name] : undefined);
  const { progress, owner, note } = { progress: text("progress"), owner: text("owner"), note: text("note") };
  const [seen, now] = [Number(text("version")), new Date()];
  const entries = {
    note,
    owner,
    progress: PROGRESS.find((each) => each === progress),
    ...(text("take") && { progress: "in-work" as const, owner: author }),
  };
  try {
    const events = (await followUp(connection, reference, entries, { author, seen }, now)) ?? [];
    const editor = { author, seen: events.length > 0 ? seen + 1 : seen };
    if (action === "spam") await markSpam(connection, reference, editor, now);
    if (action === "not-spam") await markNotSpam(connection, reference, deliveries, editor, now);
    if (action === "retry") await retryDeliveries(connection, reference, editor, now);
    if (action === "erase") {
      if (seen !== version) throw new StaleMessage();
      const { ids } = await findErasable(connection.db, "reference", reference);
      await eraseMessages(connection, ids, now, { action, by: author });
      await scrub(connection);
    }
    if (action !== "follow-up") return action;
    const known = [author, ...owners, ""].map((name) => name.toLowerCase());
    if (events.some((event) => event.action === "owner" && !known.includes(event.detail.toLowerCase())))
      return "new-owner";
    return events.length > 0 ? "saved" : "unchanged";
  } catch (error) {
    if (!(error instanceof StaleMessage || error instanceof NoteTooLong)) throw error;
    return { progress: progress ?? "", owner: owner ?? "", note: note ?? "", seen, problem: error.message };
  }
}
