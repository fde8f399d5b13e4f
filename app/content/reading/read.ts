import { type ContentFile, ContentMistake, readFile } from "./files.ts";
import { fill } from "./placeholders.ts";

/**
 * The value of a file in content/, with its placeholders filled in. In Vite, the plugin in content-plugin.ts replaces the
 * call with the value, so that the build contains it. The build checks that it has this type.
 */
export const readContent = <T>(file: string) => filledValue(readFile(file)) as T;

/** "posts/test-the-restore.md" is the entry test-the-restore. */
export const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));

function filledValue({ file, value, lineOf }: ContentFile) {
  return fill(value, file, (field, message) => {
    throw new ContentMistake(file, lineOf(field), message);
  });
}
