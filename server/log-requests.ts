import type { Logger } from "pino";
import type { IntakeObserver } from "../intake/observer.ts";
import { blurAddress } from "./log.ts";
import type { AnsweredRequest } from "./watch-requests.ts";

/** Passes on what it hears, and logs that a form was answered: which, how, and from what part of the network. */
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
      log.debug({ kind, outcome }, "A delivery was tried");
      next?.attempted(kind, outcome);
    },
  };
}

/** The path of a page is logged; any other may be something that a visitor typed. */
export function loggedRequest(answered: AnsweredRequest, isPage: (path: string) => boolean) {
  const { path, route, method, status, seconds } = answered;
  const ms = Number((seconds * 1000).toFixed(2));
  return { route, method, status, ms, ...(isPage(path) && { path }) };
}
