import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { LineCounter, parseDocument } from "yaml";

/** Tests and the editor can replace the folder. */
export const contentRoot = process.env.CONTENT_DIR
  ? pathToFileURL(`${process.env.CONTENT_DIR}/`)
  : new URL("../../../content/", import.meta.url);

/** A content file with its value, and the line on which a field begins. */
export type ContentFile = {
  file: string;
  value: unknown;
  lineOf: (field: PropertyKey[]) => number;
};

/** A mistake that keeps a content file from being read. */
export class ContentMistake extends Error {
  override readonly name = "ContentMistake";
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  constructor(file: string, line: number, reason: string) {
    super(`content/${file}, line ${line}: ${reason}`);
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** Texts that are read instead of files, or undefined for files that are left out. Only in `npm run dev`. */
let replacements: ReadonlyMap<string, string | undefined> = new Map();

export function readInstead(texts: typeof replacements) {
  replacements = texts;
}

/** Reads a file in content/, such as `pages/about.yaml`. */
export const readFile = (file: string) =>
  parseFile(file, replacements.get(file) ?? readFileSync(new URL(file, contentRoot), "utf8"));

/** The names of the files in a folder of content/, in alphabetical order. */
export const filesIn = (name: string) =>
  readdirSync(new URL(name, contentRoot))
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .toSorted()
    .map((file) => posix.join(name, file))
    .filter((file) => !replacements.has(file) || replacements.get(file) !== undefined);

/** Editors on Windows may end lines with CRLF. */
export const withUnixLines = (text: string) => text.replaceAll("\r\n", "\n");

/** A Markdown file has YAML between two lines `---`. Its text becomes the field `body`. */
export const frontMatter = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

const cache = new Map<string, { text: string; parsed: ContentFile }>();

/** Parses the text of a file. The result is kept until the text changes, because most files are parsed several times. */
export function parseFile(file: string, text: string): ContentFile {
  const cached = cache.get(file);
  if (cached?.text === text) return cached.parsed;
  const parsed = parsedFile(file, withUnixLines(text));
  cache.set(file, { text, parsed });
  return parsed;
}

function parsedFile(file: string, text: string): ContentFile {
  if (!file.endsWith(".md")) return parseYaml(file, text, 0);
  const [, yaml, rest = ""] = frontMatter.exec(text) ?? [];
  if (yaml === undefined) throw new ContentMistake(file, 1, "must begin with fields between two lines ---");
  const parsed = parseYaml(file, yaml, 1);
  const body = rest.trim();
  const bodyLine = text.slice(0, text.length - rest.trimStart().length).split("\n").length;
  return {
    file,
    value: { ...Object(parsed.value), ...(body ? { body } : {}) },
    lineOf: (field) => (field[0] === "body" && body ? bodyLine : parsed.lineOf(field)),
  };
}

/** `before`: how many lines of the file are before the YAML. */
function parseYaml(file: string, text: string, before: number): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const [reason = ""] = error.message.split(/ at line |:?\n/);
    throw new ContentMistake(
      file,
      (error.linePos?.[0].line ?? 1) + before,
      `this isn't valid YAML (${reason}); put a text in quotes if it begins with { or contains ": "`,
    );
  }
  return {
    file,
    value: document.toJS(),
    lineOf: (field) => {
      for (let depth = field.length; depth >= 0; depth--) {
        const node = document.getIn(field.slice(0, depth), true) as { range?: [number] } | undefined;
        if (node?.range) return lines.linePos(node.range[0]).line + before;
      }
      return 1 + before;
    },
  };
}

/** "posts/test-the-restore.md" is the entry test-the-restore. */
export const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));
