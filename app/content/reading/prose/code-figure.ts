import type { Code } from "mdast";
import { parse, YAMLParseError } from "yaml";
import { type CodeFigure, type ProseNode, proseBlocks } from "../../fields/prose.ts";
import { mistakeSentence, suggestion } from "../mistake-sentence.ts";
import { codeLanguages, highlight } from "./highlight.ts";
import type { Captioned, Report } from "./parse-prose.ts";

/** A listing of code, or a block with fields such as a timeline. `mark="…"` after the language marks lines with that text. */
export function codeFigure(node: Captioned<Code>, report: Report): ProseNode[] {
  const { lang = "text", meta, value, caption } = node;
  const name = lang ?? "text";
  const block = Object.entries(proseBlocks).find(([each]) => each === name);
  if (block) return blockFigure(block, node, report);
  if (!(name in codeLanguages)) {
    const known = [...Object.keys(codeLanguages), ...Object.keys(proseBlocks)];
    report(node, `there is no language "${name}" for code.${suggestion(name, known)}`);
    return [];
  }
  if (value.split("\n").some((line) => line.length > 90))
    report(node, "has a line of code with more than 90 characters");
  const [, mark] = /mark="([^"]*)"/.exec(meta ?? "") ?? [];
  const figure: CodeFigure = {
    ...(caption ? { caption } : {}),
    ...(name === "text" ? {} : { language: codeLanguages[name] }),
    lines: highlight(value, name, mark),
  };
  return [{ tag: "Code", props: figure }];
}

function blockFigure(
  [name, schema]: [string, (typeof proseBlocks)[keyof typeof proseBlocks]],
  node: Code,
  report: Report,
): ProseNode[] {
  const tag = name.replace(/^./, (first) => first.toUpperCase());
  try {
    const parsed = schema.safeParse(parse(node.value), { error: mistakeSentence });
    for (const { path, message } of parsed.error?.issues ?? [])
      report(node, `the ${name}, field ${path.join(".")}: ${message}`);
    return parsed.data ? [{ tag, props: parsed.data }] : [];
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    report(node, `the ${name} isn't valid YAML (${error.message.split("\n", 1)[0]})`);
    return [];
  }
}
