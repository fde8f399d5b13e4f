import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { IntakeOptions } from "../intake.ts";
import { SQLITE_FILE } from "../store/sqlite/sqlite-file.ts";
import type { StorePlace } from "../store/store.ts";
import { makeDataDir, openIntake, type TestIntake } from "./test-intake.ts";

export const DATABASES = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** SQLite in `npm run test:unit`, PostgreSQL in `npm run test:postgres`. */
export const testedDatabase = inject("testedDatabase");

export type PlacedIntake = TestIntake & {
  place: StorePlace;
  /** Queries the database directly, as another process would. */
  query(sql: string, ...values: string[]): Promise<Rows>;
  count(table: string): Promise<number>;
};

/** Opens an intake on `testedDatabase`, with a store of its own unless the options name an existing one. */
export const openTestedIntake = (options?: Partial<IntakeOptions>) =>
  openPlacedIntake(testedDatabase, options);

export async function openPlacedIntake(
  database: DatabaseKind,
  options: Partial<IntakeOptions> = {},
): Promise<PlacedIntake> {
  const { dataDir, databaseUrl } = options;
  const place = dataDir === undefined ? await makePlace(database) : { dataDir, databaseUrl };
  return Object.assign(await openIntake({ ...options, ...place }), {
    place,
    query: (sql: string, ...values: string[]) => query(place, sql, ...values),
    count: (table: string) => count(place, table),
  });
}

/** Returns a folder for a new store and, for PostgreSQL, creates a database. Both are deleted after the test. */
export async function makePlace(database: DatabaseKind): Promise<StorePlace> {
  const dataDir = makeDataDir();
  if (database === "sqlite") return { dataDir };
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(async () => void (await drop()));
  return { dataDir, databaseUrl: url };
}

export async function createPostgresDatabase() {
  const serverUrl = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await queryPostgres(serverUrl, `create database ${name}`);
  return {
    url: Object.assign(new URL(serverUrl), { pathname: name }).href,
    drop: () => queryPostgres(serverUrl, `drop database ${name} with (force)`),
  };
}

type Rows = Record<string, unknown>[];

/** Queries the database directly, as another process would. Placeholders are question marks on both databases. */
export async function query(place: StorePlace, sql: string, ...values: string[]): Promise<Rows> {
  if (!place.databaseUrl) {
    // A server that runs may be writing.
    using database = new DatabaseSync(join(place.dataDir, SQLITE_FILE), { timeout: 10_000 });
    return database.prepare(sql).all(...values);
  }
  let number = 0;
  const numbered = sql.replaceAll("?", () => {
    number += 1;
    return `$${number}`;
  });
  return queryPostgres(place.databaseUrl, numbered, ...values);
}

export async function count(place: StorePlace, table: string): Promise<number> {
  const [row] = await query(place, `select count(*) as n from ${table}`);
  return Number(row?.n);
}

async function queryPostgres(url: string, sql: string, ...values: string[]): Promise<Rows> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The stored bytes of the file that was uploaded in this field. */
export async function storedBytes(intake: PlacedIntake, field: string): Promise<Buffer> {
  const chunks = await intake.query(
    "select bytes from file_chunks join files on files.id = file_id where field = ? order by seq",
    field,
  );
  return Buffer.concat(chunks.map((chunk) => chunk.bytes as Uint8Array));
}
