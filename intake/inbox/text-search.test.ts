import { expect, test } from "vitest";
import { namesAddress } from "./text-search.ts";

test.each([
  ["o@example.com", true],
  ["Write to O@Example.com.", true],
  ["<o@example.com>, thanks", true],
  ["mailto:o@example.com?subject=x", true],
  ["jo@example.com and then o@example.com", true],
  ["jo@example.com", false],
  ["j.o@example.com", false],
  ["o@example.com.au", false],
  ["o@example.community", false],
  ["o@example.com-mail.net", false],
])("namesAddress, looking for o@example.com in %j, returns %j", (text, named) => {
  expect(namesAddress([text], "o@example.com")).toBe(named);
});
