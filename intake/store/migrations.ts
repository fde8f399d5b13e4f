import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { COLUMNS } from "./columns.ts";
import type { Database } from "./database.ts";
import { messageSearchText } from "./search-text.ts";
import { StoreUnavailable } from "./store.ts";

/** Column types with different names in the two databases. */
export type ColumnTypes = { bytes: "blob" | "bytea" };

/**
 * Never edit a released migration. Add a new one, with a name that sorts after the others. It may only add tables,
 * indexes, and columns that are null or have a default: during a release, the version before uses the same store.
 */
export function migrations({ bytes }: ColumnTypes): Record<string, Migration> {
  return {
    // None of the indexes begins with the kind: SQLite would use it for lists, and sort all messages of the kinds.
    "0001-release-1.0.0": statements(`
      create table messages (
        id text primary key,
        reference text not null unique,
        kind text not null,
        status text not null,
        received_at text not null,
        email text not null,
        page text not null,
        fields text not null,
        digest text not null,
        digest_day integer not null,
        spam_since text,
        entry_page text default '' not null,
        referrer text default '' not null,
        utm_source text default '' not null,
        utm_medium text default '' not null,
        utm_campaign text default '' not null,
        progress text default 'new' not null,
        owner text default '' not null,
        version integer default 0 not null,
        constraint messages_once_a_day unique (digest, digest_day));
      create table files (
        id text primary key,
        message_id text not null references messages (id) on delete cascade,
        field text not null,
        name text not null,
        media_type text not null,
        size integer not null,
        sha256 text not null,
        created_at text not null);
      create table file_chunks (
        file_id text not null references files (id) on delete cascade,
        seq integer not null,
        bytes ${bytes} not null,
        constraint file_chunks_in_order primary key (file_id, seq));
      create table deliveries (
        id text primary key,
        message_id text not null references messages (id) on delete cascade,
        kind text not null,
        state text not null,
        attempts integer not null,
        next_attempt_at text not null,
        created_at text not null,
        delivered_at text,
        delivered_to text,
        last_error text,
        claimed_by text,
        claimed_until text);
      create table events (
        id text primary key,
        message_id text not null references messages (id) on delete cascade,
        version integer not null,
        at text not null,
        author text not null,
        action text not null,
        detail text not null);
      create table word_check_uses (challenge_id text primary key, used_at text not null, strikes integer not null);
      create table shared_secrets (name text primary key, value text not null);
      create table audit (id text primary key, at text not null, action text not null, detail text not null);
      create index messages_by_received_at on messages (received_at);
      create index messages_by_email on messages (email);
      create index messages_by_progress on messages (status, kind, progress);
      create index messages_by_owner on messages (status, kind, owner);
      create index messages_by_source on messages (status, kind, utm_source, referrer, utm_campaign);
      create index messages_by_page on messages (page, kind);
      create index files_by_message_id on files (message_id);
      create index deliveries_by_message_id on deliveries (message_id);
      create index deliveries_by_state_and_next_attempt_at on deliveries (state, next_attempt_at);
      create index events_by_message_id on events (message_id);
      create index word_check_uses_by_used_at on word_check_uses (used_at)`),
    // Some stores of 1.0.0 already have the column and the indexes, because its migration was edited for a while.
    "0002-search-text": {
      async up(db: Kysely<Database>) {
        const tables = await db.introspection.getTables();
        const columns = tables.find(({ name }) => name === "messages")?.columns;
        if (!columns?.some(({ name }) => name === "search_text")) {
          await sql`alter table messages add column search_text text default '' not null`.execute(db);
          await fillSearchText(db);
        }
        await statements(`
          drop index messages_by_progress;
          create index messages_by_progress on messages (status, kind, progress, id);
          drop index deliveries_by_message_id;
          create index deliveries_by_message_id on deliveries (message_id, state)`).up(db);
      },
    },
    // Nothing says that a message in work was answered. As a new one it is answered for certain; it keeps its owner.
    "0003-answers": statements(`
      alter table messages add column answered_at text;
      alter table messages add column due_at text;
      alter table messages add column result text default '' not null;
      alter table events add column reply_to text;
      update messages set progress = 'new' where progress = 'in-work';
      drop index messages_by_email;
      create index messages_by_email on messages (email, received_at, id, kind, status)`),
    "0004-arrivals": statements(`
      create table arrivals (
        day text not null,
        entry_page text not null,
        referrer text not null,
        utm_source text not null,
        utm_medium text not null,
        utm_campaign text not null,
        count integer not null,
        constraint arrivals_once_a_day
          primary key (day, entry_page, referrer, utm_source, utm_medium, utm_campaign))`),
    "0005-reminders": statements(`
      create index messages_by_due_at on messages (progress, due_at, id);
      create table staff (
        id text primary key,
        name text not null,
        address text not null,
        kinds text not null,
        seen_at text not null);
      create table notices (
        id text primary key,
        kind text not null,
        team text not null,
        owner text not null,
        week text unique,
        state text not null,
        attempts integer not null,
        next_attempt_at text not null,
        created_at text not null,
        delivered_at text,
        delivered_to text,
        last_error text,
        claimed_by text,
        claimed_until text);
      create table notice_messages (
        notice_id text not null references notices (id) on delete cascade,
        message_id text not null references messages (id) on delete cascade,
        reason text not null,
        primary key (notice_id, message_id));
      create unique index notice_messages_once on notice_messages (message_id, reason) where reason <> 'owner';
      create index notices_by_state_and_next_attempt_at on notices (state, next_attempt_at)`),
  };
}

async function fillSearchText(db: Kysely<Database>): Promise<void> {
  const messages = await db.selectFrom("messages").select(["id", "reference", "fields"]).execute();
  for (const { id, reference, fields } of messages) {
    const files = await db.selectFrom("files").select("name").where("message_id", "=", id).execute();
    const notes = await db
      .selectFrom("events")
      .select("detail")
      .where("message_id", "=", id)
      .where("action", "=", "note")
      .execute();
    const texts = [...files.map(({ name }) => name), ...notes.map(({ detail }) => detail)];
    const search_text = messageSearchText(reference, JSON.parse(fields), texts);
    await db.updateTable("messages").set({ search_text }).where("id", "=", id).execute();
  }
}

function statements(text: string): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of text.split(";")) await sql.raw(statement).execute(db);
    },
  };
}

const NAMES = Object.keys(migrations({ bytes: "blob" }));

/**
 * Creates or migrates the tables. If they are up to date, the migrator is not loaded and nothing is locked. Throws
 * StoreUnavailable if a newer version has changed them in a way that this one doesn't know.
 */
export async function migrate(db: Kysely<Database>, types: ColumnTypes): Promise<void> {
  // This fails on a new store, which has no table of migrations yet. Other errors are also ignored here: if their cause
  // persists, the migration below fails too, and its error is thrown.
  const newest = await findNewest(db).catch(() => undefined);
  if (newest === NAMES.at(-1)) return;
  if (newest && !NAMES.includes(newest)) {
    await checkTables(db);
    return;
  }
  const { Migrator } = await import("kysely/migration");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(types) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Throws StoreUnavailable if a column is missing, for example after a restore of an old backup. Newer tables that have
 * all columns of this version are fine.
 */
export async function checkTables(db: Kysely<Database>): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const select = sql`select ${sql.join(Object.keys(columns).map((name) => sql.ref(name)))} from ${sql.table(table)} limit 0`;
    await select.execute(db).catch((error: unknown) => {
      throw new StoreUnavailable(
        `The database tables belong to another version of the server. Restart the server to migrate them or, if they are newer, update the server.`,
        { cause: error },
      );
    });
  }
}

async function findNewest(db: Kysely<Database>): Promise<string | null | undefined> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  );
  return rows[0]?.name;
}
