import { z } from "zod";
import type { Prose, ProseNode } from "../../fields/prose.ts";
import { parseProse } from "./parse-prose.ts";

type Rule = (prose: Prose) => string | undefined;

/** A text in Markdown. `rule` says what is missing in it, if anything. Only articles have figures. */
export const markdown = (rule: Rule = () => undefined) =>
  articleMarkdown((prose) => figureMistake(prose) ?? rule(prose));

export const articleMarkdown = (rule: Rule) =>
  z
    .string()
    .min(1)
    .meta({ title: "Text", input: "markdown" })
    .transform((value, { issues }) => {
      const { prose, mistakes } = parseProse(value);
      const broken = mistakes.length === 0 ? rule(prose) : undefined;
      for (const { line, message } of [...mistakes, ...(broken ? [{ line: 1, message: broken }] : [])])
        issues.push({ code: "custom", message, params: { line }, input: value });
      return prose;
    });

function figureMistake({ opening, sections }: Prose): string | undefined {
  const isFigure = (node: ProseNode) => typeof node !== "string" && /^[A-Z]/.test(node.tag);
  const figure = [...opening, ...sections.flatMap(({ nodes }) => nodes)].find(isFigure);
  return figure && "has a table, a picture or code, which only posts can have: write it as text or as a list";
}
