import type { Compilable, CompiledQuery, Kysely, QueryResult } from "kysely";
import type { Database } from "./database.ts";

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Prepared<Values, Row> = (db: Kysely<Database>, values: Values) => Promise<QueryResult<Row>>;

/**
 * A query that is built and compiled once and then run with other values: on the way of every submission, Kysely's
 * building takes longer than the database does.
 */
export function prepare<Values extends Record<string, unknown>, Row = unknown>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const slots = new Proxy({} as Values, { get: (_, name) => new Slot(String(name)) });
  return (db, values) => {
    const dialect = db.getExecutor().adapter;
    let query = compiled.get(dialect);
    if (!query) {
      query = build(db, slots).compile();
      compiled.set(dialect, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    return db.executeQuery({ ...query, parameters });
  };
}
