import { expect, test } from "vitest";
import { createReference } from "../reference.ts";
import { parseReference } from "./parse-reference.ts";

test("every reference is understood in each of the ways people write it", () => {
  for (const reference of Array.from({ length: 200 }, createReference)) {
    const bare = reference.replaceAll("-", "");
    const misread = bare.slice(2).replaceAll("0", "O").replaceAll("1", "l");
    for (const typed of [reference, bare, bare.toLowerCase(), bare.slice(2), misread, ` ${reference} `]) {
      expect(parseReference(typed)).toBe(reference);
    }
  }
});

test.each(["", "AG", "AG-7K4M-Q2XD-9PW", "AG-7K4M-Q2XD-9PWTT", "AG-7K4M-Q2XD-9PWU", "AG-7K4M-Q2XD-9PW%"])(
  "%j is none",
  (typed) => {
    expect(parseReference(typed)).toBeNull();
  },
);
