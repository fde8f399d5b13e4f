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
  ["an inquiry sent without JavaScript", { text: "We need a bridge.", fillTime: "" }, false],
  ["an inquiry filled in within a second", { text: "We need a bridge.", fillTime: "900" }, true],
  ["an inquiry full of links", { text: LINKS, fillTime: "45000" }, true],
  ["an inquiry with an invalid fill time", { text: "We need a bridge.", fillTime: "soon" }, false],
])("looksAutomatic returns $2 for $0", (_what, filledIn, automatic) => {
  expect(looksAutomatic({ ...filledIn, fastestFillMs: 3000 })).toBe(automatic);
});
