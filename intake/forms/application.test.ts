import { describe, expect, test } from "vitest";
import { applicationSchema, applicationTextSchema } from "./application.ts";
import { checkFields } from "./common.ts";
import { MAX_FILE_BYTES } from "./fields.ts";

const TEXT = {
  applyfor: "Technical support",
  name: "Jo",
  last_name: "Alder",
  email: "jo@example.com",
  message: "I build things.",
  type_the_word: "heron",
};

function submit(files: Record<string, File>) {
  return checkFields(applicationSchema, { ...TEXT, ...files }).errors;
}

test.each([
  ["HTTP://linkedin.com/in/jo", true],
  ["javascript:alert(1)", false],
  ["https://linkedin.com/in/jo alder", false],
])("the LinkedIn address %j is valid: %j", (linkedin, good) => {
  expect(applicationTextSchema.safeParse({ ...TEXT, linkedin }).success).toBe(good);
});

test("a LinkedIn address without a scheme gets https://", () => {
  const { linkedin } = applicationTextSchema.parse({ ...TEXT, linkedin: "linkedin.com/in/jo" });
  expect(linkedin).toBe("https://linkedin.com/in/jo");
});

describe("applicationSchema in the browser", () => {
  const resume = new File(["x"], "cv.pdf");

  test("accepts a résumé without a cover letter", () => {
    expect(submit({ resume, coverletter: new File([], "") })).toBeUndefined();
  });

  test("requires a résumé", () => {
    expect(submit({})).toHaveProperty("resume");
  });

  test("refuses an empty file and a file over the limit before they are uploaded", () => {
    const empty = submit({ resume: new File([], "cv.pdf") });
    expect(empty).toHaveProperty("resume");
    const exact = new File([new Uint8Array(MAX_FILE_BYTES)], "cv.pdf");
    expect(submit({ resume: exact })).toBeUndefined();
    const large = new File([new Uint8Array(MAX_FILE_BYTES + 1)], "cv.pdf");
    expect(submit({ resume, coverletter: large })).toHaveProperty("coverletter");
  });
});
