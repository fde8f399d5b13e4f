import type { Logger } from "pino";
import type { IntakeObserver } from "../intake/observer.ts";
import type { FinishedRequest } from "./finished-requests.ts";
import { blurAddress } from "./log.ts";
import type { Site } from "./site-files.ts";

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

/** An address is logged if it is one of the site's own; any other may be something that somebody typed. */
export function loggedRequest(finished: FinishedRequest, site: Pick<Site, "files">) {
  const { path, route, method, status, seconds } = finished;
  const known = site.files.has(path);
  return { route, method, status, ms: Number((seconds * 1000).toFixed(2)), ...(known && { path }) };
}
