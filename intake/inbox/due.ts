import type { Kysely } from "kysely";
import { MESSAGE_KINDS, type MessageKind } from "../forms/common.ts";
import { addDays, toDay, toLocalTime } from "../local-time.ts";
import type { Database } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import type { WorkingDays } from "../working-days.ts";
import type { Message } from "./message.ts";
import { countMessages } from "./read-messages.ts";

/** Messages in one transaction, so that a server in another process can write in between. */
const BATCH = 200;

type Due = { text: string; isLate: boolean };

/** By when the first answer is due, such as "due today 17:30" or "2 working days late". Null if none is due any more. */
export function describeDue(
  { dueAt, progress }: Pick<Message, "dueAt" | "progress">,
  { daysLate, timeZone }: WorkingDays,
  now: Date,
): Due | null {
  if (!dueAt || progress !== "new") return null;
  const late = daysLate(new Date(dueAt), now);
  if (late) return { text: `${late} working day${late === 1 ? "" : "s"} late`, isLate: true };
  const when = describeMoment(dueAt, timeZone, now);
  return late === null
    ? { text: `due ${when}`, isLate: false }
    : { text: `late since ${when}`, isLate: true };
}

function describeMoment(instant: string, timeZone: string, now: Date): string {
  const day = toDay(instant, timeZone);
  const today = toDay(now, timeZone);
  const time = toLocalTime(instant, timeZone).slice(11, 16);
  if (day === today) return `today ${time}`;
  if (day === addDays(today, 1)) return `tomorrow ${time}`;
  const date = new Date(day).toLocaleDateString("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  return `${date.replace(",", "")}, ${time}`;
}

/** Gives messages a due time that were stored by the version before, which knew none. */
export async function fillDueTimes({ db, write }: Connection, { replyDue }: WorkingDays): Promise<void> {
  for (;;) {
    const messages = await db
      .selectFrom("messages")
      .select(["id", "kind", "received_at"])
      .where("due_at", "is", null)
      .where("status", "!=", "spam")
      .limit(BATCH)
      .execute();
    if (messages.length === 0) return;
    await write(async (trx) => {
      for (const { id, kind, received_at } of messages) {
        const due_at = replyDue(kind, new Date(received_at)).toISOString();
        await trx.updateTable("messages").set({ due_at }).where("id", "=", id).execute();
      }
    });
  }
}

/** The number of messages of each kind whose first answer is late. */
export async function countOverdue(db: Kysely<Database>, now: Date): Promise<Record<MessageKind, number>> {
  const counts = MESSAGE_KINDS.map(async (kind) => [
    kind,
    await countMessages(db, { kind, overdueAt: now, spam: false }),
  ]);
  return Object.fromEntries(await Promise.all(counts));
}
