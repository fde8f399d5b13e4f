import { z } from "zod";
import { parse } from "./facts-file.ts";
import { type ContentFile, ContentMistake, readFile } from "./files.ts";
import { fill } from "./placeholders.ts";

/**
 * A file in content/, such as `pages/about.yaml`, with its schema, from which the value has its type. A file with a mistake
 * throws only when its value is used, so that its module can be imported. The build contains only the value
 * (content-plugin.ts).
 */
export function contentFile<Shape extends z.ZodRawShape>(
  file: string,
  shape: Shape,
  ...checks: z.core.CheckFn<z.output<z.ZodObject<Shape>>>[]
) {
  const schema = z.strictObject(shape).check(...checks);
  return {
    file,
    schema,
    get value() {
      return parse(filledFile(file), schema);
    },
  };
}

/** A file with its placeholders filled in. */
export function filledFile(name: string): ContentFile {
  const file = readFile(name);
  const value = fill(file.value, name, (field, message) => {
    throw new ContentMistake(name, file.lineOf(field), message);
  });
  return { ...file, value };
}
