import type { Transaction } from "kysely";
import { SOURCE_FIELDS, type Source, UNKNOWN_SOURCE } from "../forms/source.ts";
import type { Database } from "./database.ts";

/** How many visits began on a day in the same way. */
export type Arrivals = Source & { day: string; count: number };

/** With hostile campaigns, a day has this many rows, and one more for each page. */
const MAX_ROWS_A_DAY = 1000;

/** The source of visits that are counted without their own. */
const OTHER = { ...UNKNOWN_SOURCE, utm_source: "other" };

export const withoutSource = <Row extends Source>(row: Row): Row => ({
  ...row,
  ...OTHER,
  entry_page: row.entry_page,
});

/** Adds to the numbers in the store. Rows beyond the limit of a day are added to the "other" row of their page. */
export async function addArrivals(trx: Transaction<Database>, added: readonly Arrivals[]): Promise<void> {
  for (const [day, arrivals] of Map.groupBy(added, (each) => each.day)) {
    const stored = await trx.selectFrom("arrivals").select(SOURCE_FIELDS).where("day", "=", day).execute();
    const known = new Set(stored.map(keyOf));
    const rows = new Map<string, Arrivals>();
    for (const arrival of arrivals) {
      const fits = known.has(keyOf(arrival)) || known.size < MAX_ROWS_A_DAY;
      const row = fits ? arrival : withoutSource(arrival);
      const key = keyOf(row);
      known.add(key);
      rows.set(key, { ...row, count: row.count + (rows.get(key)?.count ?? 0) });
    }
    await trx
      .insertInto("arrivals")
      // In one order, so that two servers that add to the same rows don't wait for each other.
      .values([...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
      .onConflict((conflict) =>
        conflict.columns(["day", ...SOURCE_FIELDS]).doUpdateSet((columns) => ({
          count: columns("arrivals.count", "+", columns.ref("excluded.count")),
        })),
      )
      .execute();
  }
}

const keyOf = (row: Source) => JSON.stringify(SOURCE_FIELDS.map((field) => row[field]));
