import type { Prose } from "../fields/prose.ts";
import { filesIn } from "./files.ts";
import { parseProse } from "./prose/parse-prose.ts";
import { nameOf, readContent } from "./read.ts";

/** A value whose Markdown has been parsed. */
export type WithProse<T> = Omit<T, "body"> & { body: Prose };

/** The value of a Markdown file. Separate from `readContent`, because the server runs without the Markdown parser. */
export const readMarkdown = <T extends { body: Prose }>(file: string) => parsed(readContent(file)) as T;

/** The values of the files in a folder, by file name without the extension. */
export const readEntries = <T>(folder: string) =>
  Object.fromEntries(filesIn(folder).map((file) => [nameOf(file), parsed(readContent(file)) as T]));

function parsed(value: unknown) {
  const { body, ...rest } = Object(value) as { body?: string };
  return body === undefined ? value : { ...rest, body: parseProse(body).prose };
}
