import { type ContentFile, ContentMistake, filesIn, readFile } from "./files.ts";
import { fill } from "./placeholders.ts";

/*
 * These functions read content/ in Node. In Vite, the plugin in content-plugin.ts replaces their calls with the content,
 * so that the build contains it.
 */

/** The value of a file, with its placeholders filled in. The build checks that it has this type. */
export const readContent = <T>(file: string) => filledValue(readFile(file)) as T;

/** The values of the files in a folder, by file name without the extension. */
export const readEntries = <T>(folder: string) =>
  Object.fromEntries(filesIn(folder).map((file) => [nameOf(file), readContent<T>(file)]));

/** "posts/test-the-restore.md" is the entry test-the-restore. */
export const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));

function filledValue({ file, value, lineOf }: ContentFile) {
  return fill(value, file, (field, message) => {
    throw new ContentMistake(file, lineOf(field), message);
  });
}
