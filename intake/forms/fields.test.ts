import { expect, test } from "vitest";
import { emailField, optionalPhone, requiredPhone } from "./fields.ts";

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
])("the email address %j is refused with one error", (address) => {
  expect(field.safeParse(address).error?.issues).toMatchObject([
    { message: expect.stringContaining("like name@example.com") },
  ]);
});

test.each([
  [`${"a".repeat(65)}@example.com`, /before the @ to 64 characters/],
  [`jo@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.com`, /to 254 characters/],
  ["a".repeat(300), /to 254 characters/],
])("the email address %s is refused as too long, and not as wrong", (address, message) => {
  expect(field.safeParse(address).error?.issues).toMatchObject([{ message: expect.stringMatching(message) }]);
});

const phones = [
  "020 7946 0018",
  "+44 (0)113 496 0101",
  "0044-113-496-0101",
  "+49 30/123456-78",
  "+1 (212) 555-0123 x45",
  "001.212.555.0123",
  "0113 496 0102 ext. 12",
  "07700 900123 (mobile, after 5pm)",
  "+683 4002",
  "＋８１ ３ １２３４ ５６７８",
  "٠١٢٣٤٥٦٧٨٩",
];

test.each(phones)("the phone number %s is accepted as typed", (phone) => {
  expect(requiredPhone.parse(` ${phone} `)).toBe(phone);
  expect(optionalPhone.parse(phone)).toBe(phone);
});

test.each(["abc", "0", "1234", "n/a", "-", "ext. 12", "ask for Jo at the desk"])(
  "the phone number %j is refused with one error",
  (phone) => {
    for (const each of [requiredPhone, optionalPhone])
      expect(each.safeParse(phone).error?.issues).toMatchObject([
        { message: expect.stringContaining("like 0113 496 0101") },
      ]);
  },
);

test("a phone number may be left out only where it is optional, and has one error if it is too long", () => {
  expect(optionalPhone.parse(" ")).toBe("");
  expect(requiredPhone.safeParse(" ").success).toBe(false);
  for (const phone of ["1".repeat(41), "a".repeat(41)])
    expect(requiredPhone.safeParse(phone).error?.issues).toMatchObject([
      { message: expect.stringContaining("to 40 characters") },
    ]);
});
