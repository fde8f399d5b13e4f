import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { isConnectionSound, toStoreError } from "./postgres-errors.ts";

type Command = PostgresQueryResult<unknown>["command"];

/**
 * The pool as Kysely uses it. Driver errors are converted to StoreUnavailable. A connection is closed after any error except
 * a refused statement, instead of being reused in an unknown state.
 */
export function guardPool(pool: pg.Pool, place: string): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch((error) => {
      throw toStoreError(error, place);
    });
    let sound = true;

    async function run<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
      try {
        const { command, rowCount, rows } = await client.query(sql, [...parameters]);
        return { command: command as Command, rowCount: rowCount ?? 0, rows: rows as Row[] };
      } catch (error) {
        sound = sound && isConnectionSound(error);
        throw toStoreError(error, place);
      }
    }

    function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query<Row>(statement: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
      return typeof statement === "string" ? run<Row>(statement, parameters) : statement;
    }
    return { query, release: (discard) => client.release(discard || !sound) };
  }
  return { connect, end: () => pool.end(), options: {} };
}
