import { createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import css from "shiki/langs/css.mjs";
import html from "shiki/langs/html.mjs";
import java from "shiki/langs/java.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import shell from "shiki/langs/shellscript.mjs";
import sql from "shiki/langs/sql.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import type { CodeFigure } from "../schema/prose.ts";

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

/** A theme whose colours are the names of our kinds of code. app/sections/blog/code-listing.tsx paints them. */
const theme = {
  name: "kinds",
  fg: "#000000",
  bg: "#ffffff",
  settings: [
    { settings: { foreground: "#000000" } },
    { scope: ["comment", "punctuation.definition.comment"], settings: { foreground: "#000001" } },
    { scope: ["keyword", "storage"], settings: { foreground: "#000002" } },
    { scope: ["string", "constant.numeric"], settings: { foreground: "#000003" } },
  ],
};
const kinds: Record<string, string> = { "#000001": "comment", "#000002": "keyword", "#000003": "literal" };

let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined;

/** Splits code into lines and coloured pieces. */
export function highlight(code: string, language: string, mark: string | undefined): CodeFigure["lines"] {
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [css, html, java, javascript, json, python, shell, sql, typescript, yaml],
    engine: createJavaScriptRegexEngine(),
  });
  const lang = language === "plan" ? "text" : language;
  return highlighter.codeToTokensBase(code, { lang, theme: "kinds" }).map((tokens) => ({
    marked:
      mark !== undefined &&
      tokens
        .map(({ content }) => content)
        .join("")
        .includes(mark),
    tokens: joined(tokens.map(({ content, color = "" }) => ({ text: content, kind: kinds[color] }))),
  }));
}

type Token = { text: string; kind?: string | undefined };

/** Neighbouring pieces of the same kind become one. */
function joined(tokens: Token[]) {
  return tokens.reduce<{ text: string; kind?: string }[]>((before, { text, kind }) => {
    const last = before.at(-1);
    if (last && last.kind === kind) last.text += text;
    else before.push(kind ? { text, kind } : { text });
    return before;
  }, []);
}
