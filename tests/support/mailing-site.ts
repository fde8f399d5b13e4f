import { onTestFinished } from "vitest";
import type { StorePlace } from "../../intake/store/store.ts";
import { placeSettings } from "./attacked-site.ts";
import { startServer } from "./running-server.ts";

/** The settings for a server that sends emails. */
export function mailSettings(smtpUrl: string): Record<string, string> {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Company <mail@company.example>",
    NOTIFY_SALES: "sales@company.example",
    NOTIFY_CAREERS: "careers@company.example",
  };
}

/** Starts a server that sends emails. It is killed after the test. */
export async function startMailingSite(place: StorePlace, smtpUrl: string) {
  const server = await startServer({ ...placeSettings(place), ...mailSettings(smtpUrl) });
  onTestFinished(() => server.kill());
  return { ...server, place };
}
