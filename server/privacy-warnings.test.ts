import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";
import { privacyWarnings } from "./privacy-warnings.ts";

test("the default settings agree with the privacy policy", () => {
  expect(privacyWarnings(parseEnvironment({}))).toEqual([]);
});

test("warns if messages are kept longer than the policy says", () => {
  expect(privacyWarnings({ RETENTION_DAYS: 731, WEBHOOK_URL: undefined })).toEqual([
    expect.stringMatching(/^RETENTION_DAYS is 731/),
  ]);
});

test("warns about a webhook, but does not print the secrets in its URL", () => {
  const WEBHOOK_URL = "https://hooks.example/team?token=secret";
  const warnings = privacyWarnings({ RETENTION_DAYS: 30, WEBHOOK_URL });
  expect(warnings).toEqual([expect.stringMatching(/^WEBHOOK_URL sends messages to hooks\.example\. /)]);
  expect(warnings.join()).not.toContain("secret");
});
