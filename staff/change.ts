import { retryDeliveries } from "../intake/inbox/deliveries.ts";
import { eraseMessages, findErasable } from "../intake/inbox/erase.ts";
import { followUp, PROGRESS, StaleMessage } from "../intake/inbox/follow-up.ts";
import type { Message } from "../intake/inbox/message.ts";
import { scrub } from "../intake/inbox/scrub.ts";
import { markNotSpam, markSpam } from "../intake/inbox/spam.ts";
import type { DeliveryKind } from "../intake/store/database.ts";
import type { Connection } from "../intake/store/store.ts";
import type { Draft } from "./pages/follow-up-form.tsx";

/** The fields of a posted form. Files and repeated fields are possible, so values are converted with String. */
export type Sent = Partial<Record<string, unknown>>;

type Outcome = "saved" | "spam" | "not-spam" | "retry" | "erased" | "unknown";

/** Changes a message. If somebody else has changed it since the form was opened, nothing is changed, and what was typed is returned. */
export async function change(
  connection: Connection,
  { reference, version }: Message,
  { action, sent, author }: { action: string; sent: Sent; author: string },
  deliveries: readonly DeliveryKind[],
): Promise<Outcome | Draft> {
  const text = (name: string) => (typeof sent[name] === "string" ? sent[name] : "");
  const editor = { author, seen: Number(text("version")) };
  const now = new Date();
  const taken = text("take") ? { progress: "in-work" as const, owner: author } : undefined;
  const draft = { progress: text("progress"), owner: text("owner"), note: text("note") };
  try {
    switch (action) {
      case "follow-up": {
        const progress = PROGRESS.find((known) => known === draft.progress);
        await followUp(connection, reference, { ...draft, progress, ...taken }, editor, now);
        return "saved";
      }
      case "spam":
        await markSpam(connection, reference, editor, now);
        return action;
      case "not-spam":
        await markNotSpam(connection, reference, deliveries, editor, now);
        return action;
      case "retry":
        await retryDeliveries(connection, reference, editor, now);
        return action;
      case "erase": {
        if (editor.seen !== version) throw new StaleMessage();
        const { ids } = await findErasable(connection.db, "reference", reference);
        await eraseMessages(connection, ids, now, { action, by: author });
        await scrub(connection);
        return "erased";
      }
      default:
        return "unknown";
    }
  } catch (error) {
    if (!(error instanceof StaleMessage)) throw error;
    return { ...draft, seen: editor.seen };
  }
}
