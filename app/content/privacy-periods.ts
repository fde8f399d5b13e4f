/** The periods that the privacy policy promises. server/settings/privacy-policy.test.ts compares them with the program's. */
export const privacyPeriods = {
  messagesMonths: 24,
  spamDays: 30,
  logDays: 30,
  backupDays: 30,
  cookieMinutes: 20,
} as const;
