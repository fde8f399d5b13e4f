import { type RawBuilder, sql } from "kysely";

/**
 * An SQL condition for rows that may contain the text: it compares letters from A to Z and digits, and takes anything
 * between them for a match, because SQLite can't lower other letters. So check the values of each row afterwards.
 */
export function mayContain(column: "fields" | "name", text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replace(/[^a-z0-9]+/g, "%")}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern}`;
}

export function containsText(values: readonly string[], text: string): boolean {
  const wanted = text.toLowerCase();
  return values.some((value) => value.toLowerCase().includes(wanted));
}
