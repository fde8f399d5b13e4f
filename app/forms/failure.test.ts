import { expect, test } from "vitest";
import { chooseAgain, failureOf, failureOfPost } from "./failure.ts";

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

test.each([
  [{ outcome: "failed" }, "Failed."],
  [{ outcome: "refused" }, "Refused."],
  [{ outcome: "offline" }, "Offline."],
  [{ outcome: "too-large" }, "Too large."],
  [{ outcome: "busy", retryAfterSeconds: 30 }, "Busy, wait 30 seconds."],
  [{ outcome: "unavailable", retryAfterSeconds: 1 }, "Not available, wait 1 second."],
  [{ outcome: "too-many", retryAfterSeconds: 60 }, "Wait 1 minute."],
  [{ outcome: "too-many", retryAfterSeconds: 61 }, "Wait 2 minutes."],
])("%j has its own notice", (result, notice) => {
  expect(failure(result)).toEqual({ fieldErrors: {}, notice });
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
