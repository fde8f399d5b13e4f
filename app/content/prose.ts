import { contentFiles } from "./check.ts";

/** Keys whose values are names, addresses and the like, not sentences. */
const notProse = new Set([
  "slug",
  "id",
  "image",
  "icon",
  "to",
  "link",
  "person",
  "img",
  "key",
  "glyph",
  "role",
  "arrowClass",
  "quoteIconClass",
]);

type PlacedText = { place: string; text: string };

function texts(value: unknown, place: string): PlacedText[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => texts(each, `${place}[${index}]`));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) =>
    notProse.has(key) && typeof each === "string" ? [] : texts(each, `${place}.${key}`),
  );
}

/** Every text of the published content, for the tests that read all of it. */
export const allTexts = contentFiles
  .filter(({ value }) => !Object(value).draft)
  .flatMap(({ file, entry, value }) =>
    texts(value, entry && !file.includes(entry) ? `${file} "${entry}"` : file),
  );
