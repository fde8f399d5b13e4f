import { contentFiles, problemsOf } from "./check.ts";
import { type CollectionName, collections, entryPath } from "./collections.ts";
import { contentFolder, filesIn, readFacts } from "./files.ts";
import { isClosed, isScheduled, type Publication } from "./publication.ts";
import { nameOf } from "./read.ts";

export { contentFolder, problemsOf };

export const proseBlocks: Record<string, import("zod").ZodType> = {};

type Titled = Publication & { title?: string; name?: string; banner?: { title: string } };

/** Every content file for the editor's list, with a page that shows it. */
export const editableFiles = () =>
  contentFiles().map(({ file, schema }) => {
    const value = readFacts<Titled>(file);
    const [folder = ""] = file.split("/").slice(0, -1);
    const kind = kinds.find((each) => collections[each].folder === folder);
    const title = value.title ?? value.name ?? value.banner?.title ?? inWords(nameOf(file));
    const page = kind ? entryPath(kind, nameOf(file)) : pageOf(file);
    return { file, schema, kind, title, page, group: inWords(folder || "site"), state: kind && stateOf(value) };
  });

/** What a field with `.meta({ reference })` can name: the entries of a folder, or the keys in a file's list. */
export function namesOf(reference: string): string[] {
  if (kinds.some((kind) => collections[kind].folder === reference)) return filesIn(reference).map(nameOf);
  const lists = Object.values(readFacts<Record<string, { key?: string; slug?: string }[]>>(`${reference}.yaml`));
  return lists.flat().flatMap(({ key, slug }) => key ?? slug ?? []);
}

const kinds = Object.keys(collections) as CollectionName[];

const stateOf = (entry: Publication) =>
  entry.draft ? "Draft" : isScheduled(entry) ? `From ${entry.date}` : isClosed(entry) ? "Closed" : "Published";

/** Most pages have the name of their file. Texts that are shown on many pages are also on the home page. */
const pageOf = (file: string) =>
  ({ "pages/home.yaml": "/", "team.yaml": "/about", "plans.yaml": "/pricing" })[file] ??
  (file.startsWith("pages/") ? `/${nameOf(file)}` : "/");

const inWords = (name: string) => name.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
