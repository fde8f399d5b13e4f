import { expect, test } from "vitest";
import { looksAutomatic } from "./quiet-check.ts";

const LINKS =
  "see https://a.example www.b.example http://c.example [url=d] https://e.example https://f.example";

test.each([
  [
    "an ordinary inquiry",
    { text: "We need a bridge. See https://a.example/spec.pdf", fillTime: "45000" },
    false,
  ],
  ["without scripts", { text: "We need a bridge.", fillTime: "" }, false],
  ["filled in within a second", { text: "We need a bridge.", fillTime: "900" }, true],
  ["full of links", { text: LINKS, fillTime: "45000" }, true],
  ["an invalid time", { text: "We need a bridge.", fillTime: "soon" }, false],
])("%s", (_what, filledIn, automatic) => {
  expect(looksAutomatic({ ...filledIn, fastestFillMs: 3000 })).toBe(automatic);
});
