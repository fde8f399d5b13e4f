import { expect, test } from "vitest";
import { emailKey } from "./email-key.ts";

test.each([
  ["Jo@Example.com", "jo@example.com"],
  ["jo+one@example.com", "jo@example.com"],
  ["j.o@example.com", "j.o@example.com"],
  ["j.o.alder+x@gmail.com", "joalder@gmail.com"],
  ["jo.alder@googlemail.com", "joalder@gmail.com"],
])("%s counts as %s", (email, key) => {
  expect(emailKey(email)).toBe(key);
});
