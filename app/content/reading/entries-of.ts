import { type CollectionName, entryPath } from "../collections.ts";
import type { Entry, Seo } from "../fields/text.ts";

type Described = { seo?: Seo | undefined; title: string; summary?: string; teaser?: string };

/** The entries of a folder, by file name. The file's name is the entry's slug. */
export const entriesOf = <T extends Described>(
  name: CollectionName,
  entries: Record<string, T>,
): Entry<T>[] =>
  Object.entries(entries).map(([slug, entry]) => ({
    ...entry,
    slug,
    path: entryPath(name, slug),
    seo: entry.seo ?? { title: entry.title, description: entry.summary ?? entry.teaser ?? "" },
  }));
