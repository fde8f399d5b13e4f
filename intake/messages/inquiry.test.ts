import { expect, test } from "vitest";
import { inquirySchema } from "./inquiry.ts";

const VALID = {
  name: "Jo",
  email: "jo@example.com",
  phone: "020 7946 0018",
  requirements: "A bridge.",
};

test("accepts any text of up to 40 characters as the phone number", () => {
  for (const phone of ["0", "ext. 12", "ask for Jo at the desk", "1".repeat(40)])
    expect(inquirySchema.parse({ ...VALID, phone }).phone).toBe(phone);
  expect(inquirySchema.safeParse({ ...VALID, phone: "1".repeat(41) }).success).toBe(false);
});

test.each(["//evil.example", "/a/../b", "/a?x=1", "javascript:alert(1)", "/a\r\nb"])(
  "drops the invalid page %j without an error",
  (page) => {
    expect(inquirySchema.parse({ ...VALID, page }).page).toBe("");
  },
);
