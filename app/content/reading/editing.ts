import images from "../../images/manifest.json" with { type: "json" };
import { kindOf, pageOf } from "../derived/page-of-file.ts";
import { personName } from "../derived/person-names.ts";
import { isClosed, isScheduled, type Publication } from "../derived/publication.ts";
import { proseBlocks } from "../fields/prose.ts";
import { contentFiles, problemsByFile, problemsOf } from "./check.ts";
import { textOf } from "./content-text.ts";
import { contentRoot, filesIn, nameOf, parseFile, readFile } from "./files.ts";
import { codeLanguages } from "./prose/highlight.ts";
import { readPublication } from "./read-publication.ts";

export { contentFiles, contentRoot, parseFile, problemsByFile, problemsOf, textOf };

type Titled = { title?: string; name?: string; banner?: { title: string } };
/** An entry of a list. */
type Named = { key?: string; slug?: string; name: string };

/** Every content file for the editor's list, with a page that shows it. */
export const editableFiles = () =>
  contentFiles().map(({ file, schema }) => {
    const [folder = ""] = file.split("/").slice(0, -1);
    const kind = kindOf(file);
    return {
      file,
      schema,
      kind,
      title: titleOf(file),
      page: pageOf(file),
      group: inWords(folder || "site"),
      state: kind && stateOf(readPublication(file)),
    };
  });

function titleOf(file: string) {
  const { title, name, banner }: Titled = Object(readFile(file).value);
  return title ?? name ?? banner?.title ?? inWords(nameOf(file));
}

/** What a field with `.meta({ reference })` can name: the entries of a folder, or of a list such as `people/people`. */
export function choicesOf(reference: string): { const: string; title: string }[] {
  const [file, ...path] = reference.split("/");
  if (path.length === 0)
    return filesIn(reference).map((each) => ({ const: nameOf(each), title: titleOf(each) }));
  const list = path.reduce((value, key) => Object(value)[key], readFile(`${file}.yaml`).value);
  return (list as (string | Named)[]).map((each) => {
    const { key, slug = "", name } = typeof each === "string" ? { key: each, name: each } : each;
    return { const: key ?? slug, title: name };
  });
}

/** What the editor calls a file of content/ or art/, for the list of what is published. */
export function nameInList(path: string) {
  const listed = editableFiles().find(({ file }) => file === path);
  if (listed) return `${listed.title} (${listed.group})`;
  if (path.startsWith("art/people/")) return `portrait of ${personName(nameOf(path))}`;
  return path.startsWith("art/") ? `picture ${nameOf(path)}` : inWords(nameOf(path));
}

/** The entries of a file's lists that other files can name, by their keys. */
export function namesIn(file: string, text: string) {
  const names = new Map<string, string>();
  JSON.stringify(parseFile(file, text).value, (_field, value) => {
    const { key, slug, name } = Object(value) as Partial<Named>;
    const known = key ?? slug;
    if (known && name) names.set(known, name);
    return value;
  });
  return names;
}

/** What texts may contain: kinds of code, links to pages, and pictures with their addresses. */
export const textChoices = () => ({
  languages: {
    ...codeLanguages,
    ...Object.fromEntries(Object.keys(proseBlocks).map((name) => [name, inWords(name)])),
  },
  pages: [...new Set(editableFiles().map(({ page }) => page))],
  pictures: Object.fromEntries(
    Object.entries(images).map(([name, { hash }]) => [name, `/images/${name}.${hash}.jpg`]),
  ),
});

/** What visitors don't see, or what keeps a job open. Undefined for all other entries. */
function stateOf(entry: Publication) {
  if (entry.draft) return "Draft";
  if (isScheduled(entry)) return `From ${entry.date}`;
  if (isClosed(entry)) return "Closed";
  return entry.alwaysOpen && "Always open";
}

/** `case-studies` is shown as "Case studies", and the field `beforePeriod` as "Before period". */
export const inWords = (name: string) =>
  name
    .replace(/-|(?=[A-Z])/g, " ")
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());
