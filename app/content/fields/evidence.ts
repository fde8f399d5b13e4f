import { z } from "zod";
import { label, picture, sentence, slug } from "./text.ts";

const head = { title: label, caption: sentence };
const amount = z.number().nonnegative();
const unit = label;

/** How a part is painted: `accent` for what the reader should see first, `quiet` for what is left over. */
const tone = z.enum(["accent", "sky", "blue", "quiet"]);

/** The figures of the result that have a measurement, each before and after. */
const measuredChart = <T extends string>(kind: T, title: string) =>
  z.strictObject({ kind: z.literal(kind), ...head }).meta({ title });

/** What two wholes are made of: a bar in parts for each, or a square for each unit. */
const partsChart = <T extends string>(kind: T, title: string) =>
  z
    .strictObject({
      kind: z.literal(kind),
      ...head,
      unit,
      parts: z.strictObject({ label, tone }).array().min(2).max(4),
      rows: z
        .strictObject({ label, values: amount.array() })
        .array()
        .length(2)
        .meta({ title: "Wholes", description: "The values are in the order of parts." }),
    })
    .refine(({ parts, rows }) => rows.every(({ values }) => values.length === parts.length), {
      path: ["rows"],
      error: "has a row whose number of values differs from the number of parts",
    })
    .meta({ title });

const figure = label.meta({
  description: "The label of the figure of the result that the chart belongs to.",
});

const chart = z.discriminatedUnion("kind", [
  measuredChart("bars", "Bars: the measured figures, before and after"),
  measuredChart("slopes", "Slopes: the measured figures, before and after"),
  partsChart("parts", "Bars in parts: what two wholes are made of"),
  partsChart("squares", "Squares: what two wholes are made of"),
  z
    .strictObject({
      kind: z.literal("dots"),
      ...head,
      figure,
      rows: z
        .strictObject({ label, before: amount, after: amount })
        .array()
        .min(4)
        .max(10)
        .meta({ title: "Places" }),
    })
    .meta({ title: "Dots: several places, before and after" }),
  z
    .strictObject({
      kind: z.literal("lines"),
      ...head,
      figure,
      times: label.array().min(3).max(20),
      series: z
        .strictObject({ label, values: amount.array() })
        .array()
        .min(1)
        .max(2)
        .meta({ title: "Lines", description: "The values are in the order of times." }),
      events: z.strictObject({ time: label, label }).array().max(2),
    })
    .refine(({ times, series }) => series.every(({ values }) => values.length === times.length), {
      path: ["series"],
      error: "has a line whose number of values differs from the number of times",
    })
    .meta({ title: "Lines over time" }),
]);

/** Systems as boxes in columns, from left to right; on phones, from top to bottom. */
const diagram = z.strictObject({
  ...head,
  nodes: z
    .strictObject({
      key: slug,
      name: label,
      note: label.optional(),
      column: z.int().min(1).max(4),
      row: z
        .number()
        .min(1)
        .max(3)
        .multipleOf(0.5)
        .meta({ description: "Halves are allowed, to centre a box between two others." }),
      built: z.boolean().meta({ description: "We built it. Otherwise it was there before, or was bought." }),
    })
    .array()
    .min(4)
    .max(10),
  /** What flows from a box to a box in the next column, or `both` ways. */
  flows: z
    .strictObject({ from: slug, to: slug, label: label.optional(), both: z.boolean().optional() })
    .array()
    .min(3),
});

/** A screen or a document, photographed from art/screens, in the frame it is shown in. */
export const artefact = z.strictObject({
  ...picture.shape,
  frame: z.enum(["phone", "tablet", "window", "sheet"]),
  ...head,
});

/** A picture of the product. */
const screen = artefact.extend({
  notes: sentence.array().min(2).max(3).meta({ description: "What to look at in the picture." }),
});

/** The evidence of a case study: what changed, the systems involved, and a screen of the product. */
export const evidence = z.strictObject({ chart, diagram: diagram.optional(), screen: screen.optional() });

export type Chart = z.infer<typeof chart>;
export type Diagram = z.infer<typeof diagram>;
export type Artefact = z.infer<typeof artefact>;
/** A picture and the frame it is shown in. */
export type FramedPicture = Pick<Artefact, "image" | "alt" | "frame">;
export type Screen = z.infer<typeof screen>;
