import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "./database.ts";

/** Types that the two databases spell differently. */
export type ColumnTypes = { bytes: "blob" | "bytea" };

/** Never edit a released migration. Add a new one and name it in migrate.ts. */
export function migrations(types: ColumnTypes): Record<string, Migration> {
  return {
    "0001-messages": messages(types),
    "0002-several-processes": severalProcesses,
    "0003-delivery-claims": deliveryClaims,
    "0004-abuse-limits": abuseLimits,
  };
}

function messages(types: ColumnTypes): Migration {
  return {
    async up(db: Kysely<Database>) {
      await db.schema
        .createTable("submissions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("reference", "text", (column) => column.notNull().unique())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("fields", "text", (column) => column.notNull())
        .addColumn("digest", "text", (column) => column.notNull())
        .addColumn("digest_day", "integer", (column) => column.notNull())
        .addUniqueConstraint("submissions_once_a_day", ["digest", "digest_day"])
        .execute();
      await db.schema
        .createTable("files")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("submission_id", "text", (column) =>
          column.references("submissions.id").onDelete("cascade"),
        )
        .addColumn("field", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("media_type", "text", (column) => column.notNull())
        .addColumn("size", "integer")
        .addColumn("sha256", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("expires_at", "text")
        .execute();
      await db.schema
        .createTable("file_chunks")
        .addColumn("file_id", "text", (column) => column.notNull().references("files.id").onDelete("cascade"))
        .addColumn("seq", "integer", (column) => column.notNull())
        .addColumn("bytes", types.bytes as "bytea", (column) => column.notNull())
        .addPrimaryKeyConstraint("file_chunks_in_order", ["file_id", "seq"])
        .execute();
      await db.schema
        .createTable("word_check_uses")
        .addColumn("challenge_id", "text", (column) => column.primaryKey())
        .addColumn("used_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("deliveries")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("submission_id", "text", (column) =>
          column.notNull().references("submissions.id").onDelete("cascade"),
        )
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_attempt_at", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("delivered_at", "text")
        .addColumn("last_error", "text")
        .execute();
      await db.schema
        .createTable("audit")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "text", (column) => column.notNull())
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("detail", "text", (column) => column.notNull())
        .execute();
      for (const [table, columns] of INDEXES) {
        await db.schema
          .createIndex(`${table}_by_${columns.join("_and_")}`)
          .on(table)
          .columns([...columns])
          .execute();
      }
    },
  };
}

const severalProcesses: Migration = {
  async up(db: Kysely<Database>) {
    // The columns are those of rate-limiter-flexible, which was used here before.
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("expire", "bigint")
      .execute();
    await db.schema.createIndex("rate_limits_by_expire").on("rate_limits").column("expire").execute();
    await db.schema
      .createTable("shared_secrets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};

const deliveryClaims: Migration = {
  async up(db: Kysely<Database>) {
    for (const column of ["claimed_by", "claimed_until"]) {
      await db.schema.alterTable("deliveries").addColumn(column, "text").execute();
    }
  },
};

const abuseLimits: Migration = {
  async up(db: Kysely<Database>) {
    // Existing rows are used words.
    await db.schema
      .alterTable("word_check_uses")
      .addColumn("strikes", "integer", (column) => column.notNull().defaultTo(3))
      .execute();
    await db.schema.alterTable("files").addColumn("uploader", "text").execute();
    await db.schema.createIndex("files_by_uploader").on("files").column("uploader").execute();
    await db.schema.alterTable("submissions").addColumn("spam_since", "text").execute();
    await db
      .updateTable("submissions")
      .set((columns) => ({ spam_since: columns.ref("received_at") }))
      .where("status", "=", "spam")
      .execute();
  },
};

const INDEXES = [
  ["submissions", ["received_at"]],
  ["submissions", ["email"]],
  ["files", ["submission_id"]],
  ["files", ["expires_at"]],
  ["word_check_uses", ["used_at"]],
  ["deliveries", ["submission_id"]],
  ["deliveries", ["state", "next_attempt_at"]],
] as const;
