import { z } from "zod";
import type { Prose } from "../schema/prose.ts";
import { parseProse } from "./parse-prose.ts";

/** A text in Markdown. `rule` says what is missing in it, if anything. */
export const markdown = (rule: (prose: Prose) => string | undefined = () => undefined) =>
  z
    .string()
    .min(1)
    .check(({ value, issues }) => {
      const { prose, mistakes } = parseProse(value);
      const broken = mistakes.length === 0 ? rule(prose) : undefined;
      for (const { line, message } of [...mistakes, ...(broken ? [{ line: 1, message: broken }] : [])])
        issues.push({ code: "custom", message, params: { line }, input: value });
    })
    .meta({ title: "Text", input: "markdown" });
