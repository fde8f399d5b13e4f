import { expect, test } from "vitest";
import { fill } from "./placeholders.ts";

test.each([
  [0, "No questions, no questions"],
  [1, "One question, one question"],
  [2, "Two questions, two questions"],
])("a count of %i is followed by the right word", (length, text) => {
  const list = Array.from({ length }, () => "");
  const value = { list, text: "{Count.list question|questions}, {count.list question|questions}" };
  expect(fill(value, "pages/faq.yaml", (_field, message) => expect.fail(message)).text).toBe(text);
});
