import { z } from "zod";
import { isoDate, label, linkedText, paragraph, sentence, text, title } from "./text.ts";

const listBlock = z.strictObject({ kind: z.literal("list"), items: sentence.array().min(2).max(6) });

const codeBlock = z.strictObject({
  kind: z.literal("code"),
  /** Shown next to the caption. */
  language: z.enum(["SQL", "Query plan", "Shell", "TypeScript"]),
  caption: sentence,
  code: z
    .string()
    .min(20)
    .refine(
      (code) => !/^\n|\s$|\t/.test(code),
      "starts with an empty line, ends with a space or contains a tab",
    )
    .refine(
      (code) => code.split("\n").every((line) => line.length <= 90),
      "has a line of more than 90 characters",
    ),
  /** Lines that contain this text are highlighted. */
  marked: z.string().min(3).optional(),
});

const cell = text(1, 120);

/** The first cell of each row is the row's heading. */
const tableBlock = z
  .strictObject({
    kind: z.literal("table"),
    caption: sentence,
    head: cell.array().min(2).max(6),
    rows: cell.array().array().min(2).max(16),
    total: cell.array().optional(),
  })
  .refine(
    ({ head, rows, total }) => [...rows, total ?? head].every((row) => row.length === head.length),
    "has a row whose number of cells differs from that of the head",
  );

const timelineBlock = z.strictObject({
  kind: z.literal("timeline"),
  caption: sentence,
  days: z
    .strictObject({
      date: isoDate,
      events: z
        .strictObject({
          time: z.string().regex(/^\d\d:\d\d(?::\d\d)?$/, "is not a time such as 02:41 or 02:41:10"),
          title,
          text: sentence.optional(),
          /** The one event that the reader should find first. */
          highlight: z.literal(true).optional(),
        })
        .array()
        .min(1)
        .max(12),
    })
    .array()
    .min(1)
    .max(3),
});

/** A printed page with a few large figures. */
const sheetBlock = z.strictObject({
  kind: z.literal("sheet"),
  caption: sentence,
  title,
  date: isoDate,
  figures: z
    .strictObject({ name: label, value: text(1, 12), comparison: label, meaning: sentence, ask: label })
    .array()
    .length(3),
  note: sentence,
});

/** A part of an article. A paragraph is a plain string. */
export const articleBlock = z.union(
  [
    paragraph,
    z.discriminatedUnion("kind", [linkedText, listBlock, codeBlock, tableBlock, timelineBlock, sheetBlock]),
  ],
  "is neither a paragraph nor a block of a known kind with all of its fields",
);

export type ArticleBlock = z.infer<typeof articleBlock>;
export type CodeBlock = z.infer<typeof codeBlock>;
export type TableBlock = z.infer<typeof tableBlock>;
export type TimelineBlock = z.infer<typeof timelineBlock>;
export type SheetBlock = z.infer<typeof sheetBlock>;
