import type { z } from "zod";
import { type CollectionName, collections, entryPath } from "../collections.ts";
import type { Entry, Seo } from "../fields/text.ts";
import { filledFile } from "./content-file.ts";
import { parse } from "./facts-file.ts";
import { filesIn, nameOf } from "./files.ts";

type Listed = {
  seo?: Seo | undefined;
  title: string;
  summary?: string;
  teaser?: string | undefined;
  order?: number;
  date?: string;
};

/** The files of a collection, and the schema that each of them has. */
export const contentFolder = <T extends Listed>(collection: CollectionName, schema: z.ZodType<T>) => ({
  collection,
  schema,
  /** By their `order`, the newest first if they have a `date`, or by file name, which is the slug. */
  get value() {
    return filesIn(collections[collection].folder)
      .map((file): Entry<T> => {
        const entry = parse(filledFile(file), schema);
        const { title, summary, teaser, seo = { title, description: summary ?? teaser ?? "" } } = entry;
        return { ...entry, slug: nameOf(file), path: entryPath(collection, nameOf(file)), seo };
      })
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || (b.date ?? "").localeCompare(a.date ?? ""));
  },
});
