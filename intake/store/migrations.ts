import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "./database.ts";
import { StoreUnavailable } from "./store.ts";

const NEWEST = "0009-follow-up";

/** Migrates the store to the newest version. If it is up to date, the migrator is not loaded and nothing is locked. */
export async function migrate(db: Kysely<Database>, types: ColumnTypes): Promise<void> {
  // This fails on a new store, which has no table of migrations yet. Other errors are also ignored here: if their cause
  // persists, the migration below fails too, and its error is thrown.
  const newest = await findNewest(db).catch(() => undefined);
  if (newest === NEWEST) return;
  if (newest && newest > NEWEST) {
    throw new StoreUnavailable(
      "The database tables belong to a newer version of the server. Update the server, or restore a backup from before the last update.",
    );
  }
  const { Migrator } = await import("kysely/migration");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(types) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Throws StoreUnavailable if the tables are older or newer than this code, for example after a restore of an old backup. */
export async function checkMigrated(db: Kysely<Database>): Promise<void> {
  if ((await findNewest(db)) === NEWEST) return;
  throw new StoreUnavailable(
    "The database tables belong to another version of the server. Restart the server to migrate them or, if they are newer, update the server.",
  );
}

async function findNewest(db: Kysely<Database>): Promise<string | null | undefined> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  );
  return rows[0]?.name;
}

/** Column types with different names in the two databases. */
export type ColumnTypes = { bytes: "blob" | "bytea" };

/** Never edit a released migration. Add a new one and set `NEWEST` to its name. */
function migrations({ bytes }: ColumnTypes): Record<string, Migration> {
  return {
    "0001-messages": statements(`
      create table submissions (
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
        constraint submissions_once_a_day unique (digest, digest_day));
      create table files (
        id text primary key,
        submission_id text references submissions (id) on delete cascade,
        field text not null,
        name text not null,
        media_type text not null,
        size integer,
        sha256 text,
        created_at text not null,
        expires_at text);
      create table file_chunks (
        file_id text not null references files (id) on delete cascade,
        seq integer not null,
        bytes ${bytes} not null,
        constraint file_chunks_in_order primary key (file_id, seq));
      create table word_check_uses (challenge_id text primary key, used_at text not null);
      create table deliveries (
        id text primary key,
        submission_id text not null references submissions (id) on delete cascade,
        kind text not null,
        state text not null,
        attempts integer not null,
        next_attempt_at text not null,
        created_at text not null,
        delivered_at text,
        last_error text);
      create table audit (id text primary key, at text not null, action text not null, detail text not null);
      create index submissions_by_received_at on submissions (received_at);
      create index submissions_by_email on submissions (email);
      create index files_by_submission_id on files (submission_id);
      create index files_by_expires_at on files (expires_at);
      create index word_check_uses_by_used_at on word_check_uses (used_at);
      create index deliveries_by_submission_id on deliveries (submission_id);
      create index deliveries_by_state_and_next_attempt_at on deliveries (state, next_attempt_at)`),
    "0002-several-processes": statements(`
      create table rate_limits (key text primary key, points integer not null, expire bigint);
      create index rate_limits_by_expire on rate_limits (expire);
      create table shared_secrets (name text primary key, value text not null)`),
    "0003-delivery-claims": statements(`
      alter table deliveries add column claimed_by text;
      alter table deliveries add column claimed_until text`),
    // Before this migration, each row of word_check_uses is a used-up CAPTCHA word. From here on, three strikes (wrong
    // guesses) use up a word, so the existing rows get three.
    "0004-abuse-limits": statements(`
      alter table word_check_uses add column strikes integer default 3 not null;
      alter table files add column uploader text;
      create index files_by_uploader on files (uploader);
      alter table submissions add column spam_since text;
      update submissions set spam_since = received_at where status = 'spam'`),
    // Until here, files were uploaded before their message was stored, and expired if it never was.
    "0005-files-with-messages": statements(`
      delete from files where submission_id is null;
      drop index files_by_expires_at;
      drop index files_by_uploader;
      alter table files drop column expires_at;
      alter table files drop column uploader`),
    "0006-rate-limits-in-memory": statements("drop table rate_limits"),
    "0007-partial-deliveries": statements("alter table deliveries add column delivered_to text"),
    "0008-sources": statements(`
      alter table submissions add column entry_page text default '' not null;
      alter table submissions add column referrer text default '' not null;
      alter table submissions add column utm_source text default '' not null;
      alter table submissions add column utm_medium text default '' not null;
      alter table submissions add column utm_campaign text default '' not null`),
    // The indexes are for the staff inbox: its pages count messages and list their owners, sources and openings. None
    // begins with the kind, because SQLite would then use it for lists, and sort all messages of the kinds.
    "0009-follow-up": statements(`
      alter table submissions add column progress text default 'new' not null;
      alter table submissions add column owner text default '' not null;
      alter table submissions add column version integer default 0 not null;
      create table events (
        id text primary key,
        submission_id text not null references submissions (id) on delete cascade,
        version integer not null,
        at text not null,
        author text not null,
        action text not null,
        detail text not null);
      create index events_by_submission_id on events (submission_id);
      create index submissions_by_progress on submissions (status, kind, progress);
      create index submissions_by_owner on submissions (status, kind, owner);
      create index submissions_by_source on submissions (status, kind, utm_source, referrer);
      create index submissions_by_page on submissions (page, kind)`),
  };
}

function statements(text: string): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of text.split(";")) await sql.raw(statement).execute(db);
    },
  };
}
