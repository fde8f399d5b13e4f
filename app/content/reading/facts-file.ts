import type { z } from "zod";
import { readFile } from "./files.ts";

/** A content file with its schema, from which the value has its type, and with its value. */
export type Content<T> = { readonly file: string; readonly schema: z.ZodType; readonly value: T };
export type ContentOf<C extends { value: unknown }> = C["value"];

/** The build compares every file with its schema (check.ts), so values are not parsed again when they are read. */
export const content = <T>(file: string, schema: z.ZodType<T>, read: () => unknown): Content<T> => ({
  file,
  schema,
  get value() {
    return read() as T;
  },
});

/**
 * A file in content/ without placeholders, such as company.yaml, from which placeholders take their values. It is read
 * again for each use, because `npm run dev` shows edits.
 */
export const factsFile = <T>(file: string, schema: z.ZodType<T>) =>
  content(file, schema, () => readFacts(file));

export const readFacts = (file: string) => readFile(file).value;
