import type { Logger } from "pino";
import type { IntakeObserver } from "../../intake/observer.ts";
import { blurAddress } from "./log.ts";
import type { AnsweredRequest } from "./watch-requests.ts";

/** Logs forms, spam and delivery attempts, without personal data, and forwards the events to `next`. */
export function logSubmissions(log: Logger, next?: IntakeObserver): IntakeObserver {
  return {
    received(kind, outcome, client) {
      log.info({ kind, outcome, network: blurAddress(client.address) }, "Form processed");
      next?.received(kind, outcome, client);
    },
    foundSpam(kind) {
      log.info({ kind }, "Form classified as spam and not delivered. To read it, run ./inbox list --spam");
      next?.foundSpam(kind);
    },
    attempted(kind, outcome) {
      log.debug({ kind, outcome }, "Delivery attempted");
      next?.attempted(kind, outcome);
    },
  };
}

/** The log fields of a request. Only the paths of pages are logged: others may contain text that a visitor typed. */
export function loggedRequest(answered: AnsweredRequest, isPage: (path: string) => boolean) {
  const { path, route, method, status, seconds } = answered;
  const ms = Number((seconds * 1000).toFixed(2));
  return { route, method, status, ms, ...(isPage(path) && { path }) };
}
