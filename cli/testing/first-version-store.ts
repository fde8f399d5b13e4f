import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { StorePlace } from "../../intake/store/store.ts";
import { type DatabaseKind, makePlace, query } from "../../intake/testing/test-databases.ts";

/** The tables as the first migration created them. Never change them: such a store may still have to be upgraded. */
const TABLES = (bytes: "blob" | "bytea") => `
create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
insert into kysely_migration values ('0001-messages', '2025-01-15T09:00:00.000Z');
insert into kysely_migration_lock values ('migration_lock', 0);
create table submissions (id text primary key, reference text not null unique, kind text not null, status text not null, received_at text not null, email text not null, page text not null, fields text not null, digest text not null, digest_day integer not null, constraint submissions_once_a_day unique (digest, digest_day));
create table files (id text primary key, submission_id text references submissions (id) on delete cascade, field text not null, name text not null, media_type text not null, size integer, sha256 text, created_at text not null, expires_at text);
create table file_chunks (file_id text not null references files (id) on delete cascade, seq integer not null, bytes ${bytes} not null, constraint file_chunks_in_order primary key (file_id, seq));
create table word_check_uses (challenge_id text primary key, used_at text not null);
create table deliveries (id text primary key, submission_id text not null references submissions (id) on delete cascade, kind text not null, state text not null, attempts integer not null, next_attempt_at text not null, created_at text not null, delivered_at text, last_error text);
create table audit (id text primary key, at text not null, action text not null, detail text not null);
create index submissions_by_received_at on submissions (received_at);
create index submissions_by_email on submissions (email);
create index files_by_submission_id on files (submission_id);
create index files_by_expires_at on files (expires_at);
create index word_check_uses_by_used_at on word_check_uses (used_at);
create index deliveries_by_submission_id on deliveries (submission_id);
create index deliveries_by_state_and_next_attempt_at on deliveries (state, next_attempt_at)`;

export const FIRST_MESSAGE = {
  reference: "AG-7K4M-Q2XD-9PWT",
  fields: { name: "Jo Alder", email: "Jo@Example.com", message: "From the first version" },
  file: Buffer.from("%PDF-1.7 from the first version"),
};
export const FIRST_SPAM = "AG-8K4M-Q2XD-9PWT";

/**
 * Creates a store as the first version did, with an application, its file, a file of an application that was never sent,
 * and a message marked as spam.
 */
export async function makeFirstVersionStore(database: DatabaseKind): Promise<StorePlace> {
  const place = await makePlace(database);
  mkdirSync(place.dataDir, { recursive: true });
  for (const statement of TABLES(database === "sqlite" ? "blob" : "bytea").split(";"))
    await query(place, statement);

  const { reference, fields, file } = FIRST_MESSAGE;
  const at = "2025-01-15T10:00:00.000Z";
  const text = JSON.stringify(fields);
  const sha256 = createHash("sha256").update(file).digest("hex");
  const bytes = database === "sqlite" ? `x'${file.toString("hex")}'` : `'\\x${file.toString("hex")}'`;
  for (const row of [
    `submissions values ('s1', '${reference}', 'application', 'received', '${at}', 'jo@example.com', '/career/software-developer', '${text}', 'd1', 20103)`,
    `submissions values ('s2', '${FIRST_SPAM}', 'contact', 'spam', '${at}', 'jo@example.com', '', '${text}', 'd2', 20103)`,
    `files values ('f1', 's1', 'resume', 'cv.pdf', 'application/pdf', ${file.length}, '${sha256}', '${at}', null)`,
    `files values ('f2', null, 'resume', 'never-sent.pdf', 'application/pdf', 1, '${sha256}', '${at}', '${at}')`,
    `file_chunks values ('f1', 0, ${bytes})`,
    `word_check_uses values ('c1', '${at}')`,
    `deliveries values ('m1', 's1', 'staff-mail', 'queued', 0, '${at}', '${at}', null, null)`,
    `audit values ('a1', '${at}', 'erase', 'one message')`,
  ])
    await query(place, `insert into ${row}`);
  return place;
}
