import { expect, test } from "vitest";
import { createReference, parseReference } from "./reference.ts";

test("references have a fixed format and do not repeat", () => {
  const references = Array.from({ length: 1000 }, () => createReference("AG"));
  expect(new Set(references).size).toBe(1000);
  for (const reference of references) {
    expect(reference).toMatch(/^AG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

test("accepts references in lower case, without dashes, and with O for 0 or l for 1", () => {
  for (const reference of Array.from({ length: 200 }, () => createReference("AG"))) {
    const bare = reference.replaceAll("-", "");
    const misread = `ag${bare.slice(2)}`.replaceAll("0", "O").replaceAll("1", "l");
    for (const typed of [reference, bare, bare.toLowerCase(), misread, ` ${reference} `]) {
      expect(parseReference(typed)).toBe(reference);
    }
  }
});

test.each(["", "AG", "AG-7K4M-Q2XD-9PW", "AG-7K4M-Q2XD-9PWTT", "AG-7K4M-Q2XD-9PWU", "AG-7K4M-Q2XD-9PW%"])(
  "%j is not a reference",
  (typed) => {
    expect(parseReference(typed)).toBeNull();
  },
);
