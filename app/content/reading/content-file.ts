import type { z } from "zod";
import { content } from "./facts-file.ts";
import { ContentMistake, readFile } from "./files.ts";
import { fill } from "./placeholders.ts";

/**
 * A file in content/, such as `pages/about.yaml`. It is read when its value is first used, so that a mistake in it doesn't
 * keep its module from being imported. The build contains only the value (content-plugin.ts).
 */
export const contentFile = <T>(file: string, schema: z.ZodType<T>) =>
  content(
    file,
    schema,
    once(() => readContent(file)),
  );

export function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}

/** The value of a file, with its placeholders filled in. */
export function readContent(file: string): unknown {
  const { value, lineOf } = readFile(file);
  return fill(value, file, (field, message) => {
    throw new ContentMistake(file, lineOf(field), message);
  });
}
