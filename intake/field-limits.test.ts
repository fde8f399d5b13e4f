import { expect, test } from "vitest";
import { MESSAGE_KINDS } from "./forms/common.ts";
import { checkText, FORMS } from "./forms.ts";
import { openIntake, post } from "./testing/test-intake.ts";

/** The most characters of each field. Each limit is tried itself, so that a smaller one fails, too. */
const LIMITS: Record<string, Record<string, number>> = {
  contact: {
    ...{ name: 100, email: 254, subject: 150, phone: 40, message: 10_000 },
    ...{ type_the_word: 40, page: 200 },
  },
  inquiry: { name: 100, email: 254, phone: 40, requirements: 10_000, page: 200 },
  application: {
    ...{ applyfor: 100, name: 100, last_name: 100, email: 254, linkedin: 300 },
    ...{ message: 10_000, type_the_word: 40, page: 200 },
  },
};

const FIELDS = MESSAGE_KINDS.flatMap((kind) =>
  Object.entries(LIMITS[kind] ?? {}).map(([field, limit]) => ({ kind, field, limit })),
);

/** A valid value with this many characters, which take three bytes each where the field allows it. */
function textOf(field: string, length: number): string {
  const domain = `@${"a".repeat(62)}.${"b".repeat(62)}.${"c".repeat(60)}.de`;
  const starts: Record<string, string> = { linkedin: "https://linkedin.com/in/", page: "/", phone: "01134" };
  if (field === "email") return "x".repeat(length - domain.length) + domain;
  const start = starts[field];
  return start === undefined ? "語".repeat(length) : start.padEnd(length, "x");
}

function longest(kind: string): Map<string, string> {
  return new Map(Object.entries(LIMITS[kind] ?? {}).map(([field, limit]) => [field, textOf(field, limit)]));
}

test.each(MESSAGE_KINDS)("the table has every field of the form %s", (kind) => {
  expect(Object.keys(LIMITS[kind] ?? {}).sort()).toEqual([...FORMS[kind].textFields].sort());
});

test.each(FIELDS)("$kind: $field may have $limit characters and no more", ({ kind, field, limit }) => {
  const values = longest(kind);
  const { page, errors } = checkText(FORMS[kind], values);
  expect({ page, errors }).toEqual({ page: values.get("page") ?? "", errors: {} });
  const over = checkText(FORMS[kind], values.set(field, textOf(field, limit + 1)));
  if (field === "page") expect(over).toMatchObject({ page: "", errors: {} });
  else expect(Object.keys(over.errors)).toEqual([field]);
});

test.each(FIELDS)("$kind: $field is required, except for a few fields", ({ kind, field }) => {
  const isOptional = ["page", "linkedin"].includes(field) || (kind === "contact" && field === "phone");
  for (const empty of ["", "   "]) {
    const { errors } = checkText(FORMS[kind], longest(kind).set(field, empty));
    expect(Object.keys(errors)).toEqual(isOptional ? [] : [field]);
  }
});

test.each(MESSAGE_KINDS)("the form %s is accepted if every field is as long as allowed", async (kind) => {
  const intake = await openIntake();
  const resume = kind === "application" && { resume: new File(["my life"], "cv.pdf") };
  const fields = { ...Object.fromEntries(longest(kind)), type_the_word: "heron", ...resume };
  expect((await post(intake, kind, fields)).outcome).toBe("accepted");
});
