import type { z } from "zod";
import { type CollectionName, collections, entryPath } from "../collections.ts";
import type { Entry, Seo } from "../fields/text.ts";
import { once, readContent } from "./content-file.ts";
import { content } from "./facts-file.ts";
import { filesIn, nameOf } from "./files.ts";
import { parseProse } from "./prose/parse-prose.ts";

/** A content file in Markdown. Separate from `contentFile`, because the server runs without the Markdown parser. */
export const markdownFile = <T>(file: string, schema: z.ZodType<T>) =>
  content(
    file,
    schema,
    once(() => readMarkdown(file)),
  );

type Described = { seo?: Seo; title: string; summary?: string; teaser?: string };

/** The files of a collection, and the schema that each of them has. */
export function contentFolder<T extends Described>(collection: CollectionName, schema: z.ZodType<T>) {
  const read = once(() => readEntries(collection));
  return {
    collection,
    schema: schema as z.ZodType,
    get value() {
      return read() as Entry<T>[];
    },
  };
}

export function readMarkdown(file: string): unknown {
  const value = readContent(file);
  const { body, ...rest } = Object(value) as { body?: string };
  return body === undefined ? value : { ...rest, body: parseProse(body).prose };
}

type Listed = Described & { order?: number; date?: string };

/** The entries of a collection: by their `order`, the newest first if they have a `date`, or by file name, which is the slug. */
export const readEntries = (collection: CollectionName) =>
  filesIn(collections[collection].folder)
    .map((file) => {
      const entry = readMarkdown(file) as Listed;
      const { title, summary, teaser, seo = { title, description: summary ?? teaser ?? "" } } = entry;
      return { ...entry, slug: nameOf(file), path: entryPath(collection, nameOf(file)), seo };
    })
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || (b.date ?? "").localeCompare(a.date ?? ""));
