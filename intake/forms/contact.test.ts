import { expect, test } from "vitest";
import { contactSchema } from "./contact.ts";

const VALID = {
  name: "Jo Alder",
  email: "jo@example.com",
  subject: "A quote",
  message: "Hello.",
  type_the_word: "heron",
};

function problems(fields: Record<string, string>): string[] {
  const checked = contactSchema.safeParse(fields);
  return checked.success ? [] : checked.error.issues.map((issue) => String(issue.path[0]));
}

test("replaces line breaks, NUL and lone surrogates in single-line fields", () => {
  const { name, subject } = contactSchema.parse({
    ...VALID,
    name: "Jo\r\nBcc: all@example.com",
    subject: "a\0b\ud800c",
  });
  expect(name).toBe("Jo Bcc: all@example.com");
  expect(subject).toBe("a b\ufffdc");
  expect(problems({ ...VALID, name: "\r\n\t\x1b" })).toEqual(["name"]);
});

test("keeps a message as typed, apart from outer white space, line ends and characters that cannot be stored", () => {
  const { message } = contactSchema.parse({
    ...VALID,
    message: " \n\u202eabc\u200b <script>\u001b[31m\r\n\r\n=1+1\0\udc00\n ",
  });
  expect(message).toBe("\u202eabc\u200b <script>\u001b[31m\n\n=1+1\ufffd\ufffd");
});
