import type { Code } from "mdast";
import { parse, YAMLParseError } from "yaml";
import { mistakeSentence, suggestion } from "../mistake-sentence.ts";
import { type CodeFigure, type ProseNode, proseBlocks } from "../schema/prose.ts";
import { codeLanguages, highlight } from "./highlight.ts";
import type { Report } from "./parse-prose.ts";

/** A listing of code, or a block with fields such as a timeline. */
export function codeFigure(node: Code, report: Report): ProseNode[] {
  const { lang = "text", meta, value } = node;
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
  const { caption, mark } = attributesOf(meta ?? "");
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

/** `caption="…" mark="…"` after the language. */
function attributesOf(meta: string): { caption?: string; mark?: string } {
  return Object.fromEntries([...meta.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}
