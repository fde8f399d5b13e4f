import type { Logger } from "pino";
import type { Intake } from "../intake/intake.ts";

export type Readiness = ReturnType<typeof createReadiness>;

const CACHE_MS = 1000;

/** The readiness check behind /readyz. The store is checked at most once a second, however many probes arrive. */
export function createReadiness(intake: Pick<Intake, "ready">, log: Pick<Logger, "warn">) {
  let draining = false;
  let asked: { at: number; answer: Promise<string | null> } | undefined;

  async function ask(): Promise<string | null> {
    try {
      await intake.ready();
      return null;
    } catch (error) {
      // The error is logged but not shown in public: its message may contain the store's location.
      log.warn({ err: error }, "Not ready: the store is not available");
      return "The store is not available.";
    }
  }

  return {
    /** Null if the server is ready, otherwise a reason that may be shown in public. */
    async reason() {
      if (draining) return "The server is stopping.";
      if (!asked || Date.now() - asked.at > CACHE_MS) asked = { at: Date.now(), answer: ask() };
      return asked.answer;
    },
    startDraining() {
      draining = true;
    },
  };
}
