import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import { parseReference } from "../reference.ts";
import type { Database, Result } from "../store/database.ts";
import { toSearchText } from "../store/search-text.ts";
import type { DeliveryState } from "./deliveries.ts";
import type { Progress } from "./follow-up.ts";
import { sourceName } from "./source-name.ts";

export type MessageFilter = {
  kind?: MessageKind | undefined;
  /** Only messages of these kinds, for staff who may not see the others. */
  kinds?: readonly MessageKind[] | undefined;
  /** "open" for messages that are not done. */
  progress?: Progress | "open" | undefined;
  result?: Result | undefined;
  /** "" for messages without an owner. Case is ignored. */
  owner?: string | undefined;
  /** Only messages whose first answer is late at this moment. */
  overdueAt?: Date | undefined;
  email?: string | undefined;
  /** True for spam only, false for messages that are not spam. */
  spam?: boolean | undefined;
  since?: Date | undefined;
  /** Only messages received before this moment. */
  until?: Date | undefined;
  /** The slug of a job opening. Only applications for this opening match. */
  opening?: string | undefined;
  /** The path of the page that the message was sent from, and of the page on which the visit began. */
  page?: string | undefined;
  entry?: string | undefined;
  /** See `sourceName`. Case is ignored in these three. */
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
  reference?: string | undefined;
  /** Only the messages that a notice is about. */
  notice?: string | undefined;
  /** Only messages with a delivery in one of these states. */
  deliveries?: readonly DeliveryState[] | undefined;
  /** Only messages with all of these words in a field, a note or the name of a file, or with this reference or phone number. */
  search?: string | undefined;
};

export type Where = ExpressionBuilder<Database, "messages">;

export function conditions(where: Where, filter: MessageFilter) {
  const { kind, spam, since, until, opening, page, entry, deliveries, search } = filter;
  const { kinds, progress, result, owner, overdueAt, email, reference, notice } = filter;
  return [
    ...(kind ? [where("kind", "=", kind)] : []),
    ...(kinds ? [where("kind", "in", kinds)] : []),
    ...(progress === "open" ? [where("progress", "!=", "done")] : []),
    ...(progress && progress !== "open" ? [where("progress", "=", progress)] : []),
    ...(result ? [where("result", "=", result)] : []),
    ...(owner === undefined ? [] : [equals(sql.ref("owner"), owner)]),
    ...(overdueAt ? [where("progress", "=", "new"), where("due_at", "<", overdueAt.toISOString())] : []),
    ...(email ? [where("email", "=", email)] : []),
    ...(reference ? [where("reference", "=", reference)] : []),
    ...(notice ? [isInNotice(where, notice)] : []),
    ...(spam === undefined ? [] : [where("status", spam ? "=" : "!=", "spam")]),
    ...(since ? [where("received_at", ">=", since.toISOString())] : []),
    ...(until ? [where("received_at", "<", until.toISOString())] : []),
    ...(opening ? [where("kind", "=", "application"), where("page", "like", `%/${opening}`)] : []),
    ...(page ? [where("page", "=", page)] : []),
    ...(entry ? [where("entry_page", "=", entry)] : []),
    ...sourceConditions(filter),
    ...(deliveries ? [hasDelivery(where, deliveries)] : []),
    ...(search ? [matchesSearch(where, search)] : []),
  ];
}

function sourceConditions({ source, medium, campaign }: MessageFilter): RawBuilder<SqlBool>[] {
  return [
    ...(source ? [equals(sourceName, source)] : []),
    ...(medium ? [equals(sql.ref("utm_medium"), medium)] : []),
    ...(campaign ? [equals(sql.ref("utm_campaign"), campaign)] : []),
  ];
}

/** The database lowers both sides, because SQLite changes only the letters A to Z. */
const equals = (value: RawBuilder<string>, wanted: string) =>
  sql<SqlBool>`lower(${value}) = lower(cast(${wanted} as text))`;

/** A name can look like a reference that is typed without its dashes, so the words themselves are searched for, too. */
function matchesSearch(where: Where, search: string) {
  // Phone numbers begin in different ways, such as with 0113 or +44 113.
  const phone = /^[+\d][\d\s()./-]{6,}$/.test(search) && search.replace(/\D/g, "").slice(-9);
  const searches = [search, parseReference(search), phone].filter(Boolean) as string[];
  return where.or(searches.map((each) => where.and(toSearchText(each).split(/\s+/).map(contains))));
}

function contains(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`search_text like ${pattern} escape '\\'`;
}

const isInNotice = (where: Where, notice: string) =>
  where.exists(
    where
      .selectFrom("notice_messages")
      .select("notice_id")
      .whereRef("message_id", "=", "messages.id")
      .where("notice_id", "=", notice),
  );

export function hasDelivery(where: Where, states: readonly DeliveryState[]) {
  return where.exists(
    where
      .selectFrom("deliveries")
      .select("deliveries.id")
      .whereRef("deliveries.message_id", "=", "messages.id")
      .where("state", "in", states),
  );
}
