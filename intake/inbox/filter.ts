import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { MessageKind } from "../messages/common.ts";
import type { Database } from "../store/database.ts";
import type { Progress } from "./follow-up.ts";
import { sourceName } from "./source-name.ts";
import { mayContain } from "./text-search.ts";

export type MessageFilter = {
  kind?: MessageKind | undefined;
  /** Only messages of these kinds, for staff who may not see the others. */
  kinds?: readonly MessageKind[] | undefined;
  progress?: Progress | undefined;
  /** "" for messages without an owner. */
  owner?: string | undefined;
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
  undelivered?: boolean | undefined;
  search?: string | undefined;
};

export type Where = ExpressionBuilder<Database, "messages">;

export function conditions(where: Where, filter: MessageFilter) {
  const { kind, spam, since, until, opening, page, entry, undelivered, search } = filter;
  const { kinds, progress, owner, email } = filter;
  return [
    ...(kind ? [where("kind", "=", kind)] : []),
    ...(kinds ? [where("kind", "in", kinds)] : []),
    ...(progress ? [where("progress", "=", progress)] : []),
    ...(owner === undefined ? [] : [where("owner", "=", owner)]),
    ...(email ? [where("email", "=", email)] : []),
    ...(spam === undefined ? [] : [where("status", spam ? "=" : "!=", "spam")]),
    ...(since ? [where("received_at", ">=", since.toISOString())] : []),
    ...(until ? [where("received_at", "<", until.toISOString())] : []),
    ...(opening ? [where("kind", "=", "application"), where("page", "like", `%/${opening}`)] : []),
    ...(page ? [where("page", "=", page)] : []),
    ...(entry ? [where("entry_page", "=", entry)] : []),
    ...sourceConditions(filter),
    ...(undelivered ? [where("id", "in", undeliveredIds(where))] : []),
    ...(search
      ? [where.or([mayContain("fields", search), where("id", "in", fileOwners(where, search))])]
      : []),
  ];
}

function sourceConditions({ source, medium, campaign }: MessageFilter): RawBuilder<SqlBool>[] {
  const equals = (value: RawBuilder<string>, wanted: string | undefined) =>
    wanted ? [sql<SqlBool>`lower(${value}) = ${wanted.toLowerCase()}`] : [];
  return [
    ...equals(sourceName, source),
    ...equals(sql.ref("utm_medium"), medium),
    ...equals(sql.ref("utm_campaign"), campaign),
  ];
}

export function undeliveredIds(where: Where) {
  return where
    .selectFrom("deliveries")
    .select("deliveries.message_id")
    .where("deliveries.state", "in", ["queued", "parked"]);
}

function fileOwners(where: Where, search: string) {
  return where.selectFrom("files").select("files.message_id").where(mayContain("name", search));
}
