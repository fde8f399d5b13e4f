import { expect, test } from "vitest";
import { emailField } from "./fields.ts";

const field = emailField("Enter your email address.");

test.each(["jo@example.com", "jo.alder+web@mail.example.co.uk", `${"a".repeat(64)}@example.com`])(
  "the email address %s is valid",
  (address) => {
    expect(field.parse(` ${address} `)).toBe(address);
  },
);

test.each([
  "jo",
  "jo@example",
  "jo@example.com@evil.example",
  "a@example.com,b@example.com",
  "<a@example.com>",
  "a\u200b@example.com",
  '"jo alder"@example.com',
  "Jo <jo@example.com>",
  "jo@example.com\r\nBcc: all@example.com",
  "jo@example.com\0",
  "jo@[127.0.0.1]",
  "jo@example.1",
  "jo..alder@example.com",
  "jö@example.com",
  `${"a".repeat(65)}@example.com`,
  `jo@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.com`,
])("the email address %j is refused with one error", (address) => {
  expect(field.safeParse(address).error?.issues).toHaveLength(1);
});
