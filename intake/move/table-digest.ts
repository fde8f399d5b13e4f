import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import { type Row, readBatches, type Table } from "./moved-tables.ts";

export type TableDigest = { rows: number; sha256: string };

const MODULUS = 1n << 256n;

/** A hash over all rows. The hashes are added up, because the two databases sort text differently. */
export async function digestTable(
  db: Kysely<Database>,
  table: Table,
  onRows: (done: number) => void = () => {},
): Promise<TableDigest> {
  let rows = 0;
  let sum = 0n;
  for await (const batch of readBatches(db, table)) {
    for (const row of batch) sum = (sum + BigInt(`0x${digestRow(row)}`)) % MODULUS;
    rows += batch.length;
    onRows(rows);
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
