import { expect, test } from "vitest";
import { inquirySchema } from "./inquiry.ts";

const VALID = {
  name: "Jo",
  email: "jo@example.com",
  phone: "020 7946 0018",
  requirements: "A bridge.",
};

test.each(["//evil.example", "/a/../b", "/a?x=1", "javascript:alert(1)", "/a\r\nb"])(
  "drops the invalid page %j without an error",
  (page) => {
    expect(inquirySchema.parse({ ...VALID, page }).page).toBe("");
  },
);
