import { contentFiles } from "./check.ts";
import { navigation } from "./navigation.ts";

/** Keys whose string values are not prose, such as slugs, icon names and URLs. */
const notProse = new Set([
  "slug",
  "id",
  "kind",
  "code",
  "marked",
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
  "beforePeriod",
  "afterPeriod",
  "figure",
  "time",
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

/** The site's texts with their locations, except drafts. For the tests that check the prose. */
export const allTexts = [
  ...contentFiles
    .filter(({ value }) => !Object(value).draft)
    .flatMap(({ file, entry, value }) =>
      texts(value, entry && !file.includes(entry) ? `${file} "${entry}"` : file),
    ),
  ...texts(navigation, "navigation.ts"),
];
