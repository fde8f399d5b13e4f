import { z } from "zod";
import { label, title } from "./text.ts";

/** The rows of a table that compares the entries of another list. */
export const comparisonRows = z
  .strictObject({ question: label, answers: title.array() })
  .array()
  .min(4)
  .max(7)
  .meta({ description: "One row per question, with one answer for each column, in the order of the list." });

type Compared<K extends string> = { comparisonRows: z.infer<typeof comparisonRows> } & Record<K, unknown[]>;

/** Checks that each row has an answer for each entry of the list. */
export const answersFor =
  <K extends string>(list: K) =>
  ({ value, issues }: z.core.ParsePayload<Compared<K>>) => {
    if (value.comparisonRows.every(({ answers }) => answers.length === value[list].length)) return;
    issues.push({
      code: "custom",
      path: ["comparisonRows"],
      message: `has a row whose number of answers differs from the number of ${list}`,
      input: value.comparisonRows,
    });
  };
