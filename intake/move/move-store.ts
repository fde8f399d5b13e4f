import type { Connection, OpenStore } from "../store/store.ts";
import {
  countRows,
  findRows,
  keyOf,
  MOVED_TABLES,
  type MovedTable,
  putRows,
  type Row,
  readBatches,
  removeRows,
  type Table,
} from "./moved-tables.ts";
import { digestTable, type TableDigest } from "./table-digest.ts";

export type MoveProgress = { step: "copy" | "verify"; table: MovedTable; done: number; total: number };

type MoveOptions = { onProgress?: (progress: MoveProgress) => void };

/** The number of rows and a hash for each table, equal on both sides. */
export type MoveReport = Record<MovedTable, TableDigest>;

/** The destination contains rows that did not come from this source. Nothing was changed. */
export class MoveRefused extends Error {
  override name = "MoveRefused";
}

/** The two sides differ after everything was copied. */
export class MoveUnverified extends Error {
  override name = "MoveUnverified";
}

/**
 * Copies everything from one store to another, which must be empty or contain part of an interrupted move, which is then
 * resumed. Nothing else may write to either store; the final comparison finds differences. The source is not changed.
 * Throws MoveRefused, MoveUnverified or StoreUnavailable.
 */
export async function moveStore(
  { connection: from }: Pick<OpenStore, "connection">,
  { connection: to }: Pick<OpenStore, "connection">,
  { onProgress = () => {} }: MoveOptions = {},
): Promise<MoveReport> {
  for (const table of MOVED_TABLES) await refuseIfAhead(from, to, table);
  for (const table of MOVED_TABLES.toReversed()) await removeDeletedRows(from, to, table);
  for (const table of MOVED_TABLES) {
    const total = await countRows(from.db, table);
    let done = 0;
    const copy = table.name === "file_chunks" ? copyMissing : copyAll;
    for await (const copied of copy(from, to, table)) {
      done += copied;
      onProgress({ step: "copy", table: table.name, done, total });
    }
  }
  return verify(from, to, onProgress);
}

async function* copyAll(from: Connection, to: Connection, table: Table): AsyncGenerator<number> {
  for await (const rows of readBatches(from.db, table)) {
    await to.write((trx) => putRows(trx, table, rows));
    yield rows.length;
  }
}

/** A chunk never changes once it is written, so chunks that were already copied are skipped. */
async function* copyMissing(from: Connection, to: Connection, table: Table): AsyncGenerator<number> {
  for await (const keys of readBatches(from.db, table, table.key)) {
    const arrived = await keysAt(to, table, keys);
    const missing = keys.filter((row) => !arrived.has(keyOf(row, table)));
    if (missing.length > 0) {
      const rows = await findRows(from.db, table, missing, "all");
      await to.write((trx) => putRows(trx, table, rows));
    }
    yield keys.length;
  }
}

async function keysAt(side: Connection, table: Table, rows: readonly Row[]): Promise<Set<string>> {
  const found = await findRows(side.db, table, rows, table.key);
  return new Set(found.map((row) => keyOf(row, table)));
}

async function* unknownRows(from: Connection, to: Connection, table: Table): AsyncGenerator<Row[]> {
  for await (const rows of readBatches(to.db, table, table.key)) {
    const known = await keysAt(from, table, rows);
    const unknown = rows.filter((row) => !known.has(keyOf(row, table)));
    if (unknown.length > 0) yield unknown;
  }
}

/** A destination with its own messages or newer delivery attempts is in use, and would lose them. */
async function refuseIfAhead(from: Connection, to: Connection, table: Table): Promise<void> {
  if (table.name === "submissions" || table.name === "audit") {
    for await (const unknown of unknownRows(from, to, table)) throw refusal(table, unknown.length);
  }
  if (table.name === "deliveries") {
    for await (const rows of readBatches(to.db, table)) {
      const origin = await findRows(from.db, table, rows, "all");
      const attempts = new Map(origin.map((row) => [keyOf(row, table), Number(row.attempts)]));
      const ahead = rows.filter(
        (row) => Number(row.attempts) > (attempts.get(keyOf(row, table)) ?? Infinity),
      );
      if (ahead.length > 0) throw refusal(table, ahead.length);
    }
  }
}

function refusal(table: Table, rows: number): MoveRefused {
  return new MoveRefused(
    `The destination is in use: it holds ${rows} or more ${table.name} that did not come from here. Move to an empty database.`,
  );
}

/** Removes rows that an interrupted move copied and the source has deleted since, such as expired files. */
async function removeDeletedRows(from: Connection, to: Connection, table: Table): Promise<void> {
  for await (const gone of unknownRows(from, to, table)) {
    await to.write((trx) => removeRows(trx, table, gone));
  }
}

async function verify(
  from: Connection,
  to: Connection,
  onProgress: (progress: MoveProgress) => void,
): Promise<MoveReport> {
  const verified: Partial<MoveReport> = {};
  for (const table of MOVED_TABLES) {
    const source = await digestTable(from.db, table);
    const copy = await digestTable(to.db, table, (done) =>
      onProgress({ step: "verify", table: table.name, done, total: source.rows }),
    );
    if (source.rows !== copy.rows || source.sha256 !== copy.sha256) {
      throw new MoveUnverified(
        `${table.name} differ: ${source.rows} rows here, ${copy.rows} there. Stop everything that uses either database and run the move again.`,
      );
    }
    verified[table.name] = source;
  }
  return verified as MoveReport;
}
