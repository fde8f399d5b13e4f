import { z } from "zod";
import { isoDate, label, sentence, text, title } from "./text.ts";

const timeline = z.strictObject({
  caption: sentence,
  days: z
    .strictObject({
      date: isoDate,
      events: z
        .strictObject({
          time: z.string().regex(/^\d\d:\d\d(?::\d\d)?$/, "is not a time such as 02:41 or 02:41:10"),
          title,
          text: sentence.optional(),
          highlight: z
            .boolean()
            .optional()
            .meta({ description: "The one event that the reader should find first." }),
        })
        .array()
        .min(1)
        .max(12),
    })
    .array()
    .min(1)
    .max(3),
});

const sheet = z
  .strictObject({
    caption: sentence,
    title,
    date: isoDate,
    figures: z
      .strictObject({ name: label, value: text(1, 12), comparison: label, meaning: sentence, ask: label })
      .array()
      .min(1)
      .max(4),
    note: sentence,
  })
  .meta({ description: "A printed page with a few large figures." });

/** Blocks with fields of their own. In Markdown, a block is a fence with its name, and its content is YAML. */
export const proseBlocks = { timeline, sheet };

/** A piece of rendered Markdown: text, or an element. Elements with a capital letter are figures of an article. */
export type ProseNode = string | { tag: string; props?: Record<string, unknown>; children?: ProseNode[] };

/** A part of a text, from a heading `##` to the next. */
export type ProseSection = { id: string; heading: string; nodes: ProseNode[] };

/** A text in Markdown: what is before the first heading, and the sections after it. */
export type Prose = { opening: ProseNode[]; sections: ProseSection[] };

export type Timeline = z.infer<typeof timeline>;
export type Sheet = z.infer<typeof sheet>;
export type CodeFigure = {
  caption?: string;
  language?: string;
  /** The lines, each made of pieces of code that have a colour. */
  lines: { marked: boolean; tokens: { text: string; kind?: string }[] }[];
};
export type TableFigure = {
  caption?: string;
  head: ProseNode[][];
  rows: ProseNode[][][];
  total?: ProseNode[][];
};
