import type { Environment } from "./environment.ts";

/** The longest RETENTION_DAYS that keeps the promise in the privacy policy: "up to twenty-four months". */
const POLICY_RETENTION_DAYS = 730;

/** Warnings about settings that may contradict the privacy policy (app/content/pages/privacy.ts). */
export function privacyWarnings({
  RETENTION_DAYS,
  WEBHOOK_URL,
}: Pick<Environment, "RETENTION_DAYS" | "WEBHOOK_URL">): string[] {
  const warnings: string[] = [];
  if (RETENTION_DAYS > POLICY_RETENTION_DAYS) {
    warnings.push(
      `RETENTION_DAYS is ${RETENTION_DAYS}. Make sure that the privacy policy states this period: it promises twenty-four months unless you have changed "Retention" in app/content/pages/privacy.ts.`,
    );
  }
  if (WEBHOOK_URL) {
    warnings.push(
      `WEBHOOK_URL sends messages to ${new URL(WEBHOOK_URL).host}. Make sure that the privacy policy names this recipient, under "Sharing" in app/content/pages/privacy.ts.`,
    );
  }
  return warnings;
}
