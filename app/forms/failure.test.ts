import { expect, test } from "vitest";
import { chooseAgain, failureOf, failureOfPost, needsNewWord } from "./failure.ts";
import { fillIn } from "./fill-in.ts";

const notices = {
  tooMany: "Wait {wait}.",
  tooLarge: "Too large.",
  busy: "Busy, wait {wait}.",
  unavailable: "Not available, wait {wait}.",
  failed: "Failed.",
  refused: "Refused.",
  offline: "Offline.",
  cancelled: "Cancelled.",
  goBack: "Go back.",
} satisfies Parameters<typeof failureOf>[1];

const failure = (result: object) => failureOf(result as Parameters<typeof failureOf>[0], notices);

test.each(["failed", "refused", "offline"] as const)('the outcome "%s" has its own notice', (outcome) => {
  expect(failure({ outcome })).toEqual({ fieldErrors: {}, notice: notices[outcome] });
});

test("a cancelled message has a notice, but is not an error", () => {
  expect(failure({ outcome: "cancelled" })).toEqual({
    fieldErrors: {},
    notice: notices.cancelled,
    cancelled: true,
  });
});

test.each([
  ["busy", "Busy, wait 30 seconds."],
  ["unavailable", "Not available, wait 30 seconds."],
] as const)('the notice for the outcome "%s" says when to try again', (outcome, notice) => {
  expect(failure({ outcome, retryAfterSeconds: 30 })).toEqual({ fieldErrors: {}, notice });
});

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

test("a form that is too large is reported in the notice", () => {
  expect(failure({ outcome: "too-large" })).toEqual({ fieldErrors: {}, notice: "Too large." });
});

test("on a reloaded page, each file that was sent has to be chosen again", () => {
  const kept = { values: {}, sentFiles: ["resume" as const, "coverletter" as const] };
  const empty = { coverletter: ["Empty."] };
  const invalid = {
    outcome: "invalid",
    status: 422,
    fieldErrors: empty,
    wordChanged: false,
    ...kept,
  } as const;
  const { fieldErrors } = failureOfPost(invalid, notices) ?? {};
  expect(fieldErrors?.resume?.[0]).toMatch(/again/);
  expect(fieldErrors?.coverletter).toEqual(empty.coverletter);
  const newWord = { outcome: "new-word", status: 200, ...kept } as const;
  expect(failureOfPost(newWord, notices)).toBeUndefined();
  expect(Object.keys(chooseAgain(newWord))).toEqual(kept.sentFiles);
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
