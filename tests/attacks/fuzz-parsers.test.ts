import fc from "fast-check";
import { expect, test } from "vitest";
import { checkText, FORMS } from "../../intake/forms.ts";
import { toDisplayName } from "../../intake/receive/file-name.ts";
import { addressFinder, properUrl } from "../../server/http/addresses.ts";
import { FIELDS } from "../support/attacked-site.ts";

const values = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.emailAddress(),
  fc.webUrl(),
  fc.constantFrom(
    "Others",
    "\r\n",
    "\0",
    "a@b.example\r\nBcc: c@d.example",
    "/",
    "+44 20 7946 0018",
    "x".repeat(20_000),
  ),
);
const kinds = Object.values(FORMS);

test.each(kinds.map((form) => [form.kind, form] as const))(
  "%s: accepted values are safe in a header, a database row and an email",
  (_kind, form) => {
    const fieldNames = fc.constantFrom(...form.textFields, "__proto__", "constructor");
    fc.assert(
      fc.property(fc.array(fc.tuple(fieldNames, values), { maxLength: 3 }), (pairs) => {
        const { fields, page, errors } = checkText(
          form,
          new Map([...Object.entries(FIELDS[form.kind]), ["type_the_word", "heron"], ...pairs]),
        );
        expect(Object.keys(fields).length === 0 || Object.keys(errors).length === 0).toBe(true);
        for (const [name, value] of Object.entries(fields)) {
          expect(form.textFields).toContain(name);
          expect(value).toBe(value.trim());
          expect(value.isWellFormed() && !value.includes("\0")).toBe(true);
          if (name !== "message" && name !== "requirements") expect(value).not.toMatch(/\p{Cc}/u);
        }
        if (fields.email) expect(fields.email).toMatch(/^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/);
        expect(page).toMatch(/^(?:\/[\w-]*)*$/);
      }),
      { numRuns: 500 },
    );
  },
);

test("any file name is made safe for display", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (given) => {
      const shown = toDisplayName(given, "resume");
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThanOrEqual(120);
      expect(shown).not.toMatch(/[/\\\p{Cc}\p{Bidi_Control}]|^\.|^\s|\s$/u);
      expect(shown.isWellFormed()).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("a redirect never leads to another site", () => {
  const pages = new Set(["/", "/about", "/contact", "/services/cloud"]);
  const piece = fc.oneof(
    fc.constantFrom(..."/ // about .html .. %2f \\ index service-01 evil.example @ ?".split(" ")),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const target = properUrl(`/${pieces.join("")}`, addressFinder(pages));
      if (target !== undefined) expect(target).toMatch(/^\/(?:[a-z][a-z-]*(?:\/[a-z-]+)*)?(?:\?|$)/);
    }),
    { numRuns: 2000 },
  );
});
