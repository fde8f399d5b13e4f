import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../store/database.ts";

export type Row = Record<string, unknown>;

/** Rate limits and the shared secret are not moved: they belong to the running servers, not to the content. */
export type MovedTable = Exclude<keyof Database, "rate_limits" | "shared_secrets">;

export type Table = {
  name: MovedTable;
  key: readonly string[];
  /** Rows per read and write. */
  batch: number;
};

/** Referenced tables come first. */
const TABLES: Record<MovedTable, Omit<Table, "name">> = {
  submissions: { key: ["id"], batch: 500 },
  files: { key: ["id"], batch: 500 },
  file_chunks: { key: ["file_id", "seq"], batch: 32 },
  deliveries: { key: ["id"], batch: 500 },
  word_check_uses: { key: ["challenge_id"], batch: 500 },
  audit: { key: ["id"], batch: 500 },
};

export const MOVED_TABLES: readonly Table[] = Object.entries(TABLES).map(([name, table]) => ({
  name: name as MovedTable,
  ...table,
}));

/** Reads the whole table in batches, so that memory stays flat. */
export async function* readBatches(
  db: Kysely<Database>,
  { name, key, batch }: Table,
  columns: readonly string[] | "all" = "all",
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const { rows } = await sql<Row>`
      select ${columns === "all" ? sql`*` : refs(columns)} from ${sql.table(name)}
      ${last ? sql`where (${refs(key)}) > (${values(last, key)})` : sql``}
      order by ${refs(key)} limit ${sql.lit(batch)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}

/** The rows of the table that have the same keys as these. */
export async function findRows(
  db: Kysely<Database>,
  { name, key }: Table,
  wanted: readonly Row[],
  columns: readonly string[] | "all",
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns === "all" ? sql`*` : refs(columns)} from ${sql.table(name)}
    where ${anyOf(wanted, key)}`.execute(db);
  return rows;
}

/** Inserts the rows, or updates those that exist. */
export async function putRows(
  db: Kysely<Database>,
  { name, key }: Table,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const updates = columns.filter((column) => !key.includes(column));
  await sql`
    insert into ${sql.table(name)} (${refs(columns)})
    values ${sql.join(rows.map((row) => sql`(${values(row, columns)})`))}
    on conflict (${refs(key)}) do update
    set ${sql.join(updates.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`.execute(
    db,
  );
}

export async function removeRows(
  db: Kysely<Database>,
  { name, key }: Table,
  rows: readonly Row[],
): Promise<void> {
  await sql`delete from ${sql.table(name)} where ${anyOf(rows, key)}`.execute(db);
}

export async function countRows(db: Kysely<Database>, { name }: Table): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A string that identifies a row. */
export function keyOf(row: Row, { key }: Table): string {
  return JSON.stringify(key.map((column) => row[column]));
}

function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function values(row: Row, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.val(row[column])));
}

function anyOf(rows: readonly Row[], key: readonly string[]): RawBuilder<unknown> {
  const matches = rows.map(
    (row) =>
      sql`(${sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      )})`,
  );
  return sql.join(matches, sql` or `);
}
