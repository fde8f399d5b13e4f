import { hash } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../store/database.ts";
import type { OpenStore } from "../store/store.ts";

/** Rate limits and the shared secret are not moved, because messages do not depend on them. */
type TableName = Exclude<keyof Database, "rate_limits" | "shared_secrets">;

/** `key` lists the columns that identify a row. `batch` is the number of rows to read and write at a time. */
type Table = { name: TableName; key: readonly string[]; batch: number };

/** Each table comes after the tables that it refers to. */
export const MOVED_TABLES: readonly Table[] = [
  { name: "submissions", key: ["id"], batch: 500 },
  { name: "files", key: ["id"], batch: 500 },
  { name: "file_chunks", key: ["file_id", "seq"], batch: 32 },
  { name: "deliveries", key: ["id"], batch: 500 },
  { name: "word_check_uses", key: ["challenge_id"], batch: 500 },
  { name: "audit", key: ["id"], batch: 500 },
];

type Row = Record<string, unknown>;
type Digest = { rows: number; sha256: string };

/** The row count and a hash of each table. Both were the same in the source and in the copy. */
type MoveReport = Record<TableName, Digest>;

/** The move failed and the destination is unchanged. The message says why and what to do. */
export class MoveRefused extends Error {
  override name = "MoveRefused";
}

/**
 * Copies MOVED_TABLES from one store to an empty one and compares the two. All writes are in one transaction, so an
 * interrupted move changes nothing. Nothing else may write to either store meanwhile: the comparison does not detect
 * every such write. Throws MoveRefused or StoreUnavailable.
 */
export async function moveStore(
  { connection: from }: Pick<OpenStore, "connection">,
  { connection: to }: Pick<OpenStore, "connection">,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<MoveReport> {
  let total = 0;
  for (const table of MOVED_TABLES) total += 2 * (await countRows(from.db, table));
  return to.write(async (trx) => {
    let done = 0;
    const advance = (rows: number) => {
      done += rows;
      onProgress(done, total);
    };
    for (const table of MOVED_TABLES) {
      if ((await countRows(trx, table)) === 0) continue;
      throw new MoveRefused(`The destination already has rows in ${table.name}. Move to an empty database.`);
    }
    for (const table of MOVED_TABLES) {
      for await (const rows of readBatches(from.db, table)) {
        await insertRows(trx, table, rows);
        advance(rows.length);
      }
    }
    const digests: [string, Digest][] = [];
    for (const table of MOVED_TABLES) {
      const source = await digestTable(from.db, table);
      const copy = await digestTable(trx, table, advance);
      if (source.rows !== copy.rows || source.sha256 !== copy.sha256) {
        throw new MoveRefused(
          `The copy of ${table.name} (${copy.rows} rows) differs from the source (${source.rows} rows). Stop everything that uses either database and run the move again.`,
        );
      }
      digests.push([table.name, source]);
    }
    return Object.fromEntries(digests) as MoveReport;
  });
}

async function countRows(db: Kysely<Database>, { name }: Table): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Reads the whole table in batches, so that memory use stays constant. */
async function* readBatches(db: Kysely<Database>, { name, key, batch }: Table): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)}
      ${last ? sql`where (${refs(key)}) > (${values(last, key)})` : sql``}
      order by ${refs(key)} limit ${sql.lit(batch)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}

async function insertRows(db: Kysely<Database>, { name }: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  await sql`
    insert into ${sql.table(name)} (${refs(columns)})
    values ${sql.join(rows.map((row) => sql`(${values(row, columns)})`))}`.execute(db);
}

function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function values(row: Row, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.val(row[column])));
}

const MODULUS = 1n << 256n;

/**
 * The row count, and the sum of the hashes of all rows. SQLite and PostgreSQL can sort the rows differently, but the
 * sum does not depend on their order.
 */
async function digestTable(
  db: Kysely<Database>,
  table: Table,
  onRows: (rows: number) => void = () => {},
): Promise<Digest> {
  let rows = 0;
  let sum = 0n;
  for await (const batch of readBatches(db, table)) {
    for (const row of batch) sum = (sum + BigInt(`0x${digestRow(row)}`)) % MODULUS;
    rows += batch.length;
    onRows(batch.length);
  }
  return { rows, sha256: sum.toString(16).padStart(64, "0") };
}

function digestRow(row: Row): string {
  const columns = Object.keys(row).sort();
  const content = columns.map((column) => {
    const value = row[column];
    return [column, value instanceof Uint8Array ? hash("sha256", value) : value];
  });
  return hash("sha256", JSON.stringify(content));
}
