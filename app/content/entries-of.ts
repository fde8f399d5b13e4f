import { type CollectionName, entryPath } from "./collections.ts";
import type { Entry } from "./schema/text.ts";

/** The entries of a folder, in the order of `import.meta.glob`: by file name. The file's name is the entry's slug. */
export function entriesOf<T extends object>(name: CollectionName, modules: Record<string, T>): Entry<T>[] {
  return Object.entries(modules).map(([file, entry]) => {
    const slug = slugOf(file);
    return { ...entry, slug, path: entryPath(name, slug) };
  });
}

const slugOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, -".ts".length);
