import { expect, test } from "vitest";
import { createReference } from "./reference.ts";

test("references have a fixed form and do not repeat", () => {
  const references = Array.from({ length: 1000 }, () => createReference("AG"));
  expect(new Set(references).size).toBe(1000);
  for (const reference of references) {
    expect(reference).toMatch(/^AG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});
