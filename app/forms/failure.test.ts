import { expect, test } from "vitest";
import { failureOf, needsNewWord } from "./failure.ts";
import { fillIn } from "./fill-in.ts";

const notices = {
  tooMany: "Wait {wait}.",
  tooLarge: "Too large.",
  textTooLong: "Too long.",
  busy: "Busy.",
  unavailable: "Not available.",
  refused: "Refused.",
  offline: "Offline.",
  cancelled: "Cancelled.",
} as Parameters<typeof failureOf>[1];

const failure = (result: object) => failureOf(result as Parameters<typeof failureOf>[0], notices);

test.each(["busy", "unavailable", "refused", "offline", "cancelled"] as const)(
  'the outcome "%s" has its own notice',
  (outcome) => {
    expect(failure({ outcome })).toEqual({ fieldErrors: {}, notice: notices[outcome] });
  },
);

test.each([
  [1, "1 second"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
])('after too many attempts, a delay of %i s is shown as "%s"', (retryAfterSeconds, words) => {
  expect(failure({ outcome: "too-many", retryAfterSeconds })?.notice).toBe(`Wait ${words}.`);
});

test("field errors are passed on unchanged", () => {
  const fieldErrors = { name: ["Enter your name."] };
  expect(failure({ outcome: "invalid", fieldErrors })).toEqual({ fieldErrors });
});

test("an oversized file or text is reported at its field, and an oversized request in the notice", () => {
  const { fieldErrors } = failure({ outcome: "too-large", field: "resume", fileName: "cv.pdf" }) ?? {};
  expect(fieldErrors?.resume?.[0]).toMatch(/^cv\.pdf: .*10MB/);
  expect(failure({ outcome: "too-large", field: "message" })?.fieldErrors).toEqual({
    message: ["Too long."],
  });
  expect(failure({ outcome: "too-large" })).toEqual({ fieldErrors: {}, notice: "Too large." });
});

test("an accepted message is not a failure", () => {
  expect(failure({ outcome: "accepted" })).toBeUndefined();
});

test("a new word is needed if the visitor asked for one or the old word is no longer valid", () => {
  const needed = (outcome: object) => needsNewWord(outcome as Parameters<typeof needsNewWord>[0]);
  expect(needed({ outcome: "new-word" })).toBe(true);
  expect(needed({ outcome: "invalid", wordChanged: true })).toBe(true);
  expect(needed({ outcome: "invalid", wordChanged: false })).toBe(false);
});

test("known placeholders in a text are filled in, and unknown ones are left unchanged", () => {
  expect(fillIn("Up to {limit} of {unit}", { limit: 10 })).toBe("Up to 10 of {unit}");
});
