import type { Kysely, Selectable } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import { toSource } from "../forms/source.ts";
import type { Database } from "../store/database.ts";
import { conditions, type MessageFilter, type Where } from "./filter.ts";
import { type MessageEvent, readEvents } from "./follow-up.ts";
import type { Message, MessageDelivery, MessageFile } from "./message.ts";

type SubmissionRow = Selectable<Database["messages"]>;

const PAGE_SIZE = 200;

const ORDERS = {
  "newest first": { column: "received_at", direction: "desc", reverse: "oldest first" },
  "oldest first": { column: "received_at", direction: "asc", reverse: "newest first" },
  "due first": { column: "due_at", direction: "asc", reverse: "due last" },
  "due last": { column: "due_at", direction: "desc", reverse: "due first" },
} as const;
/** By the time of their first answer, only messages that have one are listed: all except spam. */
export type Order = keyof typeof ORDERS;

/**
 * Yields the messages that match the filter, from the first or from the one after the reference `after`, and at most
 * `limit`. They are read in pages, so that memory use stays constant and no lock is held between pages.
 */
export async function* readMessages(
  db: Kysely<Database>,
  filter: MessageFilter,
  order: Order,
  { limit = Number.POSITIVE_INFINITY, after }: { limit?: number; after?: string | undefined } = {},
): AsyncGenerator<Message> {
  const { column, direction } = ORDERS[order];
  let last = after === undefined ? undefined : await findRow(db, after);
  for (let left = limit; left > 0; left -= PAGE_SIZE) {
    const size = Math.min(left, PAGE_SIZE);
    const rows = await db
      .selectFrom("messages")
      .selectAll()
      .where((where) => where.and(conditions(where, filter)))
      .$if(last !== undefined, (query) => query.where((where) => isBeyond(where, order, last)))
      .where(column, "is not", null)
      .orderBy(column, direction)
      .orderBy("id", direction)
      .limit(size)
      .execute();
    yield* await withParts(db, rows);
    last = rows.at(-1);
    if (rows.length < size) return;
  }
}

export async function findMessage(
  db: Kysely<Database>,
  value: string,
  column: "reference" | "id" = "reference",
): Promise<Message | null> {
  const row = await findRow(db, value, column);
  const [message] = await withParts(db, row ? [row] : []);
  return message ?? null;
}

function findRow(db: Kysely<Database>, value: string, column: "reference" | "id" = "reference") {
  return db.selectFrom("messages").selectAll().where(column, "=", value).executeTakeFirst();
}

export async function countMessages(db: Kysely<Database>, filter: MessageFilter): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((select) => select.fn.countAll().as("count"))
    .where((where) => where.and(conditions(where, filter)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of other messages of these kinds from the same email address. Spam may have none. */
export async function countOthers(
  db: Kysely<Database>,
  kinds: readonly MessageKind[],
  { email }: Pick<Message, "email">,
): Promise<number> {
  return email ? (await countMessages(db, { kinds, email })) - 1 : 0;
}

/** Whether a message is in a list, and the references of the messages before and after its place there. */
export async function findPlace(
  db: Kysely<Database>,
  filter: MessageFilter,
  order: Order,
  reference: string,
) {
  const next = async (order: Order) => {
    const [message] = await Array.fromAsync(readMessages(db, filter, order, { limit: 1, after: reference }));
    return message?.reference;
  };
  const isListed = (await countMessages(db, { ...filter, reference })) > 0;
  return { isListed, newer: await next(ORDERS[order].reverse), older: await next(order) };
}

/**
 * Whether a message comes after the last one of the previous page. Written so that both databases use the index on the
 * column.
 */
function isBeyond(where: Where, order: Order, last: SubmissionRow | undefined) {
  const { column, direction } = ORDERS[order];
  const beyond = direction === "desc" ? "<" : ">";
  const { [column]: time = "", id = "" } = last ?? {};
  return where.and([
    where(column, `${beyond}=`, time),
    where.or([where(column, beyond, time), where("id", beyond, id)]),
  ]);
}

async function withParts(db: Kysely<Database>, rows: readonly SubmissionRow[]): Promise<Message[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await readFiles(db, ids);
  const deliveries = await readDeliveries(db, ids);
  const events = group<MessageEvent & { message_id: string }>(await readEvents(db, ids));
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    email: row.email,
    page: row.page,
    source: toSource((field) => row[field]),
    fields: JSON.parse(row.fields) as Record<string, string>,
    files: files.get(row.id) ?? [],
    deliveries: deliveries.get(row.id) ?? [],
    progress: row.progress,
    result: row.result,
    answeredAt: row.answered_at,
    owner: row.owner,
    version: row.version,
    events: events.get(row.id) ?? [],
  }));
}

async function readFiles(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, MessageFile[]>> {
  const rows = await db
    .selectFrom("files")
    .select(["message_id", "id", "field", "name", "media_type as mediaType", "size", "sha256"])
    .where("message_id", "in", ids)
    .orderBy("field", "desc")
    .execute();
  return group(rows);
}

async function readDeliveries(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, MessageDelivery[]>> {
  const rows = await db
    .selectFrom("deliveries")
    .select(["message_id", ...DELIVERY_COLUMNS])
    .where("message_id", "in", ids)
    .orderBy("kind")
    .execute();
  return group(rows);
}

export const DELIVERY_COLUMNS = [
  "deliveries.id",
  "deliveries.kind",
  "state",
  "attempts",
  "next_attempt_at as nextAttemptAt",
  "created_at as createdAt",
  "delivered_at as deliveredAt",
  "last_error as lastError",
] as const;

function group<Row extends { message_id: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Omit<Row, "message_id">[]>();
  for (const { message_id, ...part } of rows) {
    const known = groups.get(message_id);
    if (known) known.push(part);
    else groups.set(message_id, [part]);
  }
  return groups;
}
