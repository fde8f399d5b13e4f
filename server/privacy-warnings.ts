import type { Environment } from "./environment.ts";

/** The longest RETENTION_DAYS that keeps the promise in the privacy policy: "up to twenty-four months". */
const POLICY_RETENTION_DAYS = 730;

/** Warnings about settings that contradict the privacy policy (app/content/pages/privacy.ts). */
export function privacyWarnings({
  RETENTION_DAYS,
  WEBHOOK_URL,
}: Pick<Environment, "RETENTION_DAYS" | "WEBHOOK_URL">): string[] {
  const warnings: string[] = [];
  if (RETENTION_DAYS > POLICY_RETENTION_DAYS) {
    warnings.push(
      `RETENTION_DAYS is ${RETENTION_DAYS}, but the privacy policy promises to delete messages after twenty-four months. Lower it, or change "Retention" in app/content/pages/privacy.ts and rebuild.`,
    );
  }
  if (WEBHOOK_URL) {
    warnings.push(
      `WEBHOOK_URL sends messages to ${new URL(WEBHOOK_URL).host}, which the privacy policy doesn't mention. Name the recipient under "Sharing" in app/content/pages/privacy.ts and rebuild.`,
    );
  }
  return warnings;
}
