import type { Logger } from "pino";
import type { Intake } from "../intake/intake.ts";

export type Readiness = {
  /** Null if requests may come, else why not, in words for anybody. */
  reason(): Promise<string | null>;
  /** From now on the answer is no. */
  startDraining(): void;
};

const KEPT_MS = 1000;

/** Probes may come from many balancers at once: the store is asked once a second at most. */
export function createReadiness(intake: Pick<Intake, "ready">, log: Pick<Logger, "warn">): Readiness {
  let draining = false;
  let asked: { at: number; answer: Promise<string | null> } | undefined;

  async function ask(): Promise<string | null> {
    try {
      await intake.ready();
      return null;
    } catch (error) {
      // Where the store is, and what is wrong with it, is for the log alone.
      log.warn({ err: error }, "Not ready: the store does not answer");
      return "The store does not answer.";
    }
  }

  return {
    async reason() {
      if (draining) return "The server is stopping.";
      if (!asked || Date.now() - asked.at > KEPT_MS) asked = { at: Date.now(), answer: ask() };
      return asked.answer;
    },
    startDraining() {
      draining = true;
    },
  };
}
