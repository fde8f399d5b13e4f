import { randomUUIDv7 } from "node:crypto";
import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import { addDays, DAY_MS, startOfDay, toDay } from "../local-time.ts";
import type { Database, NoticeKind } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import { TEAMS, type Team, teamOf } from "../teams.ts";
import type { WorkingDays } from "../working-days.ts";
import { findAddress } from "./staff-addresses.ts";

/** Summaries belong to no message, so they are deleted after this time. */
const SUMMARY_DAYS = 30;

type Waiting = { id: string; kind: MessageKind; owner: string; reason: "due" | "late" };

/**
 * Queues the emails of a working morning: to each owner, or to the team, about messages that are due today and those that
 * have become late since the last morning, and once a week a summary for each team. Call it every few minutes. Unique rows
 * decide what is sent, so several servers can do it.
 */
export async function queueMorningNotices(
  connection: Connection,
  { hoursOn, timeZone }: WorkingDays,
  now: Date,
): Promise<void> {
  const today = toDay(now, timeZone);
  const [hours] = hoursOn(today);
  if (!hours || now < hours.opens) return;
  const midnight = startOfDay(today, timeZone);
  const tomorrow = startOfDay(addDays(today, 1), timeZone);
  const find = async (db: Kysely<Database>) => [
    ...(await findWaiting(db, "late", null, midnight)),
    ...(await findWaiting(db, "due", now > midnight ? now : midnight, tomorrow)),
  ];
  // Looks without a lock first, because there is rarely anything to send.
  if ((await find(connection.db)).length > 0)
    await connection.write(async (trx) => queueReminders(trx, await find(trx), now));
  await queueSummaries(connection, mondayOf(today), now);
}

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Messages without an answer that are due in this period, and that nobody has been reminded of for this reason. */
async function findWaiting(
  db: Kysely<Database>,
  reason: Waiting["reason"],
  from: Date | null,
  until: Date,
): Promise<Waiting[]> {
  const rows = await db
    .selectFrom("messages")
    .select(["id", "kind", "owner"])
    .where("progress", "=", "new")
    .where("status", "!=", "spam")
    .$if(from !== null, (query) => query.where("due_at", ">=", from?.toISOString() ?? ""))
    .where("due_at", "<", until.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notice_messages")
            .select("message_id")
            .whereRef("message_id", "=", "messages.id")
            .where("reason", "=", reason),
        ),
      ),
    )
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, reason }));
}

async function queueReminders(trx: Transaction<Database>, waiting: readonly Waiting[], now: Date) {
  const notices = new Map<string, string>();
  for (const { id, kind, owner, reason } of waiting) {
    const recipient = await recipientOf(trx, teamOf(kind), owner);
    const key = `${recipient.team} ${recipient.owner.toLowerCase()}`;
    const notice = notices.get(key) ?? (await insertNotice(trx, { kind: "reminder", ...recipient }, now));
    notices.set(key, notice);
    await addMessage(trx, notice, id, reason);
  }
  // Another server may have been faster with all of its messages.
  for (const notice of notices.values())
    await trx.deleteFrom("notices").where("id", "=", notice).where(hasNoMessage).execute();
}

/** The owner, if the address is known, or the team. */
async function recipientOf(trx: Transaction<Database>, team: Team, owner: string) {
  return { team, owner: owner && (await findAddress(trx, owner, team)) ? owner : "" };
}

/** An empty week gets a summary, too, so that it is not sent in the middle of the week. It is not emailed. */
async function queueSummaries({ db, write }: Connection, monday: string, now: Date) {
  for (const team of Object.keys(TEAMS) as Team[]) {
    const week = `${monday} ${team}`;
    const there = await db.selectFrom("notices").select("id").where("week", "=", week).executeTakeFirst();
    if (!there) await write((trx) => insertNotice(trx, { kind: "summary", team, owner: "", week }, now));
  }
}

/**
 * Tells a new owner, in the transaction that changes the owner. Several messages that are handed over together are in one
 * email. No email is sent to those who made themselves the owner.
 */
export async function queueOwnerNotice(
  trx: Transaction<Database>,
  message: { id: string; kind: MessageKind; status: string },
  owner: string,
  author: string,
  now: Date,
): Promise<void> {
  const team = teamOf(message.kind);
  if (message.status === "spam" || owner.toLowerCase() === author.toLowerCase()) return;
  if (!(await findAddress(trx, owner, team))) return;
  const notice = { kind: "owner", team, owner } as const;
  const same = await trx
    .selectFrom("notices")
    .select("id")
    .where((where) => where.and({ ...notice, state: "queued", attempts: 0, created_at: now.toISOString() }))
    .executeTakeFirst();
  await addMessage(trx, same?.id ?? (await insertNotice(trx, notice, now)), message.id, "owner");
}

type NewNotice = { kind: NoticeKind; team: Team; owner: string; week?: string };

async function insertNotice(trx: Transaction<Database>, notice: NewNotice, now: Date): Promise<string> {
  const id = randomUUIDv7();
  const at = now.toISOString();
  const queued = { state: "queued", attempts: 0, next_attempt_at: at, created_at: at } as const;
  await trx
    .insertInto("notices")
    .values({ id, ...notice, ...queued })
    .onConflict((conflict) => conflict.column("week").doNothing())
    .execute();
  return id;
}

/** Does nothing if the message has been in a notice for the same reason. */
async function addMessage(
  trx: Transaction<Database>,
  notice_id: string,
  message_id: string,
  reason: Database["notice_messages"]["reason"],
) {
  await trx
    .insertInto("notice_messages")
    .values({ notice_id, message_id, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const hasNoMessage = ({ not, exists, selectFrom }: ExpressionBuilder<Database, "notices">) =>
  not(
    exists(
      selectFrom("notice_messages")
        .select("message_id")
        .whereRef("notice_messages.notice_id", "=", "notices.id"),
    ),
  );

/** Deletes notices whose messages have been erased, and old summaries. */
export async function deleteOldNotices({ write }: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SUMMARY_DAYS * DAY_MS).toISOString();
  await write((trx) =>
    trx
      .deleteFrom("notices")
      .where(hasNoMessage)
      .where((where) => where.or([where("week", "is", null), where("created_at", "<", before)]))
      .execute(),
  );
}
