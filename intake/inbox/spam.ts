import type { Transaction } from "kysely";
import { emailField } from "../forms/fields.ts";
import type { Database, DeliveryKind } from "../store/database.ts";
import { queueDelivery } from "../store/message-rows.ts";
import type { WorkingDays } from "../working-days.ts";
import { type Editor, findForChange, recordEvents } from "./follow-up.ts";

type Marked = { changed: boolean; queued: DeliveryKind[] };

/** Marks a message as spam and deletes its unsent deliveries. Null if there is no such message. */
export async function markSpam(
  trx: Transaction<Database>,
  reference: string,
  editor: Editor,
  now: Date,
): Promise<Marked | null> {
  const message = await changeStatus(trx, reference, "spam", editor, now);
  if (!message) return null;
  await trx
    .deleteFrom("deliveries")
    .where("message_id", "=", message.id)
    .where("state", "!=", "delivered")
    .execute();
  return { changed: message.status !== "spam", queued: [] };
}

/** Marks a message as not spam and queues the deliveries it has missed. Null if there is no such message. */
export async function markNotSpam(
  trx: Transaction<Database>,
  reference: string,
  { deliveries, workingDays }: { deliveries: readonly DeliveryKind[]; workingDays: WorkingDays },
  editor: Editor,
  now: Date,
): Promise<Marked | null> {
  const message = await changeStatus(trx, reference, "received", editor, now);
  if (!message) return null;
  if (message.status === "received") return { changed: false, queued: [] };
  const there = await trx
    .selectFrom("deliveries")
    .select("kind")
    .where("message_id", "=", message.id)
    .execute();
  const queued = deliveries.filter(
    (kind) => !there.some((delivery) => delivery.kind === kind) && canBeSent(kind, message.email),
  );
  for (const kind of queued) {
    await queueDelivery(trx, message.id, kind, now.toISOString());
  }
  const due_at = workingDays.replyDue(message.kind, new Date(message.received_at)).toISOString();
  await trx.updateTable("messages").set({ due_at }).where("id", "=", message.id).execute();
  return { changed: true, queued };
}

async function changeStatus(
  trx: Transaction<Database>,
  reference: string,
  status: "received" | "spam",
  editor: Editor,
  now: Date,
) {
  const message = await findForChange(trx, reference);
  if (!message || message.status === status) return message;
  const action = status === "spam" ? "spam" : "not-spam";
  await recordEvents(trx, message, editor, [{ action, detail: "" }], now);
  // Spam gets a new digest, so that the message is not treated as a duplicate if it is sent again.
  const changed =
    status === "spam"
      ? { status, spam_since: now.toISOString(), digest: message.id, due_at: null }
      : { status, spam_since: null };
  await trx.updateTable("messages").set(changed).where("id", "=", message.id).execute();
  return message;
}

/** Spam may have been stored without validation, so the email address is checked here. */
function canBeSent(kind: DeliveryKind, email: string): boolean {
  return kind !== "visitor-mail" || emailField("").safeParse(email).success;
}
