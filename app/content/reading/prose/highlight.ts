import { common, createLowlight } from "lowlight";
import type { CodeFigure } from "../../fields/prose.ts";

/** The languages of code in articles, by the name after the opening fence, with the name that readers see. */
export const codeLanguages: Record<string, string> = {
  css: "CSS",
  html: "HTML",
  java: "Java",
  js: "JavaScript",
  json: "JSON",
  plan: "Query plan",
  python: "Python",
  sh: "Shell",
  sql: "SQL",
  text: "Text",
  ts: "TypeScript",
  yaml: "YAML",
};

const lowlight = createLowlight(common);

/** The kinds of code that app/sections/blog/code-listing.tsx paints, by the highlighter's names. */
const kinds: Record<string, string> = {
  "hljs-comment": "comment",
  "hljs-keyword": "keyword",
  "hljs-literal": "keyword",
  "hljs-built_in": "keyword",
  "hljs-type": "keyword",
  "hljs-string": "literal",
  "hljs-number": "literal",
  "hljs-regexp": "literal",
};

type Token = CodeFigure["lines"][number]["tokens"][number];
type Tree = { value?: string; properties?: { className?: unknown }; children?: Tree[] };

/** Splits code into lines and coloured pieces. */
export function highlight(code: string, language: string, mark: string | undefined): CodeFigure["lines"] {
  const pieces: Token[] = lowlight.registered(language)
    ? tokensOf(lowlight.highlight(language, code) as Tree)
    : [{ text: code }];
  const lines: Token[][] = [[]];
  for (const { text, kind } of pieces) {
    text.split("\n").forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push(kind ? { text: part, kind } : { text: part });
    });
  }
  return lines.map((tokens) => ({
    marked:
      mark !== undefined &&
      tokens
        .map(({ text }) => text)
        .join("")
        .includes(mark),
    tokens,
  }));
}

function tokensOf({ value, properties, children = [] }: Tree, outer?: string): Token[] {
  if (value !== undefined) return [outer ? { text: value, kind: outer } : { text: value }];
  const [name] = Array.isArray(properties?.className) ? properties.className : [];
  return children.flatMap((child) => tokensOf(child, kinds[String(name)] ?? outer));
}
