import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacyPage } from "../../app/content/pages/privacy.ts";
import { privacyPeriods } from "../../app/content/privacy-periods.ts";
import { SPAM_DAYS } from "../../intake/intake.ts";
import { CHALLENGE_MAX_AGE_SECONDS } from "../../intake/word-check/challenge.ts";
import { parseEnvironment } from "./environment.ts";

const firstNumber = (file: string, pattern: RegExp) => Number(pattern.exec(readFileSync(file, "utf8"))?.[1]);

test("the privacy policy promises the periods that the program keeps", () => {
  expect(() => parseEnvironment({ RETENTION_DAYS: "731" })).toThrow("RETENTION_DAYS");
  expect(privacyPeriods).toEqual({
    messagesMonths: (parseEnvironment({}).RETENTION_DAYS * 12) / 365,
    spamDays: SPAM_DAYS,
    cookieMinutes: CHALLENGE_MAX_AGE_SECONDS / 60,
    backupDays: firstNumber("deploy/systemd/aldergate-backup.service", /-mtime \+(\d+) -delete/),
    logDays: firstNumber("docs/operations.md", /MaxRetentionSec=(\d+)day/),
  });
});

test("the text of the privacy policy contains these periods and no others", () => {
  const text = JSON.stringify(privacyPage.sections);
  const stated = [...text.matchAll(/(\d+) (months|days|minutes)/g)].map(([period]) => period);
  const { messagesMonths, spamDays, logDays, backupDays, cookieMinutes } = privacyPeriods;
  expect(new Set(stated)).toEqual(
    new Set([
      `${messagesMonths} months`,
      ...[spamDays, logDays, backupDays].map((days) => `${days} days`),
      `${cookieMinutes} minutes`,
    ]),
  );
});
