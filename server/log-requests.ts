import type { Logger } from "pino";
import type { IntakeObserver } from "../intake/observer.ts";
import { blurAddress } from "./log.ts";
import type { AnsweredRequest } from "./watch-requests.ts";

/** Logs form responses with their kind, outcome and blurred address, and forwards the events to `next`. */
export function logSubmissions(log: Logger, next?: IntakeObserver): IntakeObserver {
  return {
    received(kind, outcome, client) {
      log.info({ kind, outcome, network: blurAddress(client.address) }, "A form was answered");
      next?.received(kind, outcome, client);
    },
    foundSpam(kind) {
      log.info({ kind }, "A form was stored as spam");
      next?.foundSpam(kind);
    },
    attempted(kind, outcome) {
      log.debug({ kind, outcome }, "A delivery was attempted");
      next?.attempted(kind, outcome);
    },
  };
}

/** Only the paths of pages are logged: any other path may contain text that a visitor typed. */
export function loggedRequest(answered: AnsweredRequest, isPage: (path: string) => boolean) {
  const { path, route, method, status, seconds } = answered;
  const ms = Number((seconds * 1000).toFixed(2));
  return { route, method, status, ms, ...(isPage(path) && { path }) };
}
