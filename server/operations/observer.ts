import type { Logger } from "pino";
import type { IntakeObserver } from "../../intake/observer.ts";
import { blurAddress } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** Logs and counts forms, spam and delivery attempts, without personal data. */
export function createObserver(log: Logger, metrics: Metrics | undefined): IntakeObserver {
  return {
    received(kind, outcome, { address }) {
      log.info({ kind, outcome, network: blurAddress(address) }, "Form processed");
      metrics?.messages.inc({ kind, outcome });
    },
    foundSpam(kind) {
      log.info({ kind }, "Form classified as spam and not delivered. To read it, run ./inbox list --spam");
      metrics?.spam.inc({ kind });
    },
    attempted(channel, outcome) {
      log.debug({ kind: channel, outcome }, "Delivery attempted");
      metrics?.attempts.inc({ channel, outcome });
    },
  };
}
