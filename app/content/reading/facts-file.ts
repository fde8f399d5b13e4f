import { z } from "zod";
import { type ContentFile, ContentMistake, readFile } from "./files.ts";
import { mistakeSentence } from "./mistake-sentence.ts";

export type ContentOf<C extends { value: unknown }> = C["value"];

/** A file in content/ without placeholders, such as company.yaml, from which placeholders take their values. */
export function factsFile<Shape extends z.ZodRawShape>(file: string, shape: Shape) {
  const schema = z.strictObject(shape);
  let kept: { from: ContentFile; value: z.output<typeof schema> } | undefined;
  return {
    file,
    schema,
    /** Read again when the file has changed, because `npm run dev` shows edits. */
    get value() {
      const from = readFile(file);
      if (kept?.from !== from) kept = { from, value: parse(from, schema) };
      return kept.value;
    },
  };
}

/** The value of a file, if it is what the schema says. */
export function parse<T>({ file, value, lineOf }: ContentFile, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(value, { error: mistakeSentence });
  if (!error) return data;
  const [{ path, message } = { path: [], message: "" }] = error.issues;
  throw new ContentMistake(file, lineOf(path), message);
}
