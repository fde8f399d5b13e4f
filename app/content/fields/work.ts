import { z } from "zod";
import { label, sentence, text } from "./text.ts";

const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "is not a month such as 2025-01");
const pounds = z.int().positive();

/** What the client bought, so that readers can check the price against the team, the time and our day rates. */
export const engagement = z.strictObject({
  from: month,
  to: month.meta({ description: "The last month of the work." }),
  people: z.int().min(1).max(9).meta({ description: "How many of our people worked on it, on average." }),
  days: z.int().positive().meta({ description: "The days of work in the price." }),
  price: pounds.meta({ description: "In pounds, before VAT." }),
  /** The first version that real users worked with, if a price for one is listed in facts.yaml. */
  firstVersion: z
    .strictObject({ weeks: z.int().positive(), people: z.int().min(1).max(9), price: pounds })
    .optional(),
});

/** The measurement behind a figure: `before` and `after` are in `unit`, each measured in its own period. */
const measurement = z.strictObject({
  name: label.optional().meta({ description: "What charts call it, if not by its unit." }),
  before: z.number(),
  after: z.number(),
  unit: label,
  beforePeriod: label,
  afterPeriod: label,
});

export const figure = z.strictObject({
  value: text(1, 12).meta({ description: "As it is shown large: 35%, or 42." }),
  label: label.meta({ description: "What the figure counts, after it: fewer phone calls." }),
  note: sentence.meta({ description: "How and when it was measured." }),
  measured: measurement
    .optional()
    .meta({ description: "The numbers behind the figure. Charts show the figures that have them." }),
});

export type Figure = z.infer<typeof figure>;
export type Engagement = z.infer<typeof engagement>;
