import { type CollectionName, entryPath } from "./collections.ts";
import type { Entry } from "./schema/text.ts";

/** The entries of a folder, by file name. The file's name is the entry's slug. */
export const entriesOf = <T extends object>(name: CollectionName, entries: Record<string, T>): Entry<T>[] =>
  Object.entries(entries).map(([slug, entry]) => ({ ...entry, slug, path: entryPath(name, slug) }));
