import { readFileSync } from "node:fs";
import type { z } from "zod";
import { collections } from "../collections.ts";
import { kindOf } from "../derived/page-of-file.ts";
import { isClosed, isScheduled, type Publication, writtenDate } from "../derived/publication.ts";
import { slug } from "../fields/text.ts";
import { entrySchemas, fileSchemas } from "./content-modules.ts";
import {
  type ContentFile,
  ContentMistake,
  contentRoot,
  filesIn,
  nameOf,
  parseFile,
  readFile,
} from "./files.ts";
import { linkProblem, linksIn, sitePaths } from "./links.ts";
import { mistakeSentence, sentenceOf } from "./mistake-sentence.ts";
import { fill } from "./placeholders.ts";
import { readPublication } from "./read-publication.ts";
import { repeatedNames } from "./repeated-names.ts";

/** A mistake in a file, with the path of the field, such as `["faqs", 2, "answer"]`. */
export type Problem = { path: PropertyKey[]; line?: number; message: string };
export type FileProblem = Problem & { file: string };

/** Every content file with its schema, relative to content/. */
export const contentFiles = (): { file: string; schema: z.ZodType }[] => [
  ...[...fileSchemas].map(([file, schema]) => ({ file, schema })),
  ...[...entrySchemas].flatMap(([name, schema]) =>
    filesIn(collections[name].folder).map((file) => ({ file, schema })),
  ),
];

/** All mistakes in the content, each with its file, line and field. */
export const contentProblems = async (): Promise<string[]> => (await problemsByFile()).map(sentenceOf);

/** All mistakes in the content. */
export async function problemsByFile(): Promise<FileProblem[]> {
  const files = contentFiles();
  const unknown = [...filesIn("."), ...filesIn("pages")].filter((file) => !fileSchemas.has(file));
  const problems = [
    ...unknown.map((file) => ({
      file,
      path: [],
      message: `has no module: add app/content/${file.replace(/\.\w+$/, ".ts")}, or delete this file`,
    })),
    ...files.flatMap(({ file }) => problemsIn(file, textOf(file)).map((each) => ({ ...each, file }))),
  ];
  // References and links can be followed only if every file can be read.
  if (problems.length > 0) return problems;
  const { brokenReferences } = await import("../derived/references.ts");
  const paths = await sitePaths();
  return [
    ...files.flatMap(({ file }) =>
      deadLinks(parseFile(file, textOf(file)), paths).map((each) => ({ ...each, file })),
    ),
    ...brokenReferences().map((each) => ({ ...each, line: readFile(each.file).lineOf(each.path) })),
  ];
}

/** What the build would say about one file if it had this text. For the editor. */
export async function problemsOf(file: string, text: string): Promise<Problem[]> {
  const problems = problemsIn(file, text);
  return problems.length > 0 ? problems : deadLinks(parseFile(file, text), await sitePaths());
}

const textOf = (file: string) => readFileSync(new URL(file, contentRoot), "utf8");

function schemaOf(file: string): z.ZodType | undefined {
  const kind = kindOf(file);
  return kind ? entrySchemas.get(kind) : fileSchemas.get(file);
}

function problemsIn(file: string, text: string): Problem[] {
  if (!slug.safeParse(nameOf(file)).success) {
    const message = "rename this file, using only lower-case letters, digits and single hyphens";
    return [{ path: [], message }];
  }
  try {
    const content = parseFile(file, text);
    const found: { path: PropertyKey[]; message: string; params?: { line?: number } }[] = [];
    const value = fill(content.value, file, (path, message) => found.push({ path, message }));
    const parsed = schemaOf(file)?.safeParse(value, { error: mistakeSentence });
    found.push(...(parsed?.error?.issues ?? []), ...templateTexts(value), ...repeatedNames(value));
    // A mistake in Markdown also has a line within the text.
    return found.map(({ path, message, params }) => {
      return { path, line: content.lineOf(path) + (params?.line ?? 1) - 1, message };
    });
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    // Counts come from other files. A mistake in one of those is reported there.
    return error.file === file ? [{ path: [], line: error.line, message: error.reason }] : [];
  }
}

/** Texts, dates and numbers of a template that the author has not replaced. Drafts may contain them. */
function templateTexts(value: unknown) {
  if ((value as Publication | null)?.draft) return [];
  return placesOf(value, /\bTODO\b|^2000-\d\d(?:-01)?$|^999999$/).map((path) => ({
    path,
    message: "is still the template's text: replace it, or keep the page a draft",
  }));
}

function placesOf(value: unknown, pattern: RegExp, path: PropertyKey[] = []): PropertyKey[][] {
  if (!(value instanceof Object)) return pattern.test(String(value)) ? [path] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, pattern, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function deadLinks({ value, lineOf }: ContentFile, paths: Map<string, boolean>): Problem[] {
  const { draft = false } = Object(value) as Publication;
  return linksIn(value).flatMap(({ path, to }) => {
    const message = linkProblem(to, paths, draft);
    return message ? [{ path, line: lineOf(path), message }] : [];
  });
}

/** The files of all entries, with the fields that decide whether they are published. */
const entryFiles = () =>
  Object.values(collections).flatMap(({ folder }) =>
    filesIn(folder).map((file) => ({ file, entry: readPublication(file) })),
  );

export const draftFiles = () =>
  entryFiles()
    .filter(({ entry }) => entry.draft)
    .map(({ file }) => `content/${file}`);

/** Entries without `draft: true` that are not published either, each with the reason. */
export const unpublishedFiles = () =>
  entryFiles().flatMap(({ file, entry }) => {
    if (entry.draft) return [];
    if (isScheduled(entry)) return [`content/${file} is published by the first build from ${entry.date} on`];
    return isClosed(entry) ? [`content/${file} closed on ${writtenDate(entry.deadline ?? "")}`] : [];
  });
