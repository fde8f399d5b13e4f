import { onTestFinished } from "vitest";
import type { StorePlace } from "../../intake/store/store.ts";
import { placeSettings } from "./attacked-site.ts";
import { mailSettings } from "./mail-settings.ts";
import { startServer } from "./running-server.ts";

/** Starts a server that sends emails. It is killed after the test. */
export async function startMailingSite(place: StorePlace, smtpUrl: string) {
  const server = await startServer({ ...placeSettings(place), ...mailSettings(smtpUrl) });
  onTestFinished(() => server.kill());
  return { ...server, place };
}
