import { expect, test } from "vitest";
import { typingErrors } from "./typing-errors.ts";

test.each([
  ["contract", "contract", 0],
  ["contarct", "contract", 1],
  ["hosptial", "hospital", 1],
  ["ocntract", "contract", 1],
  ["contratc", "contract", 1],
  ["conract", "contract", 1],
  ["conntract", "contract", 1],
  ["comtract", "contract", 1],
  ["contrat", "contracts", 2],
  ["ocntratc", "contract", 2],
  ["", "cat", 3],
  ["cat", "", 3],
  ["tca", "abc", 3],
])("%s and %s differ by %i typing errors", (one, other, errors) => {
  expect(typingErrors(one, other)).toBe(errors);
});
