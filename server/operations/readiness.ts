import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Intake } from "../../intake/intake.ts";

export type Readiness = ReturnType<typeof createReadiness>;

/** The store is checked at most this often, however many probes arrive. */
const CHECK_EVERY_MS = 3000;
/** A probe waits at most this long. If the check takes longer, the probe gets the previous result. */
const PROBE_WAIT_MS = 1000;

/** Checks for /readyz and the metrics whether a message could be stored now and, for /readyz, whether `file` exists. */
export function createReadiness(intake: Pick<Intake, "ready">, log: Pick<Logger, "warn">, file = ".") {
  let watchedFile = file;
  let storeProblem: string | null = "The store has not been checked yet.";
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function check() {
    try {
      await intake.ready();
      storeProblem = null;
    } catch (error) {
      // The error is logged but not shown in public: its message may contain the store's location.
      log.warn({ err: error }, "Not ready: the store is not available");
      storeProblem = "The store is not available.";
    }
    checkedAt = performance.now();
    checking = undefined;
  }

  async function findStoreProblem(): Promise<string | null> {
    if (!checking && performance.now() - checkedAt > CHECK_EVERY_MS) checking = check();
    if (checking) await Promise.race([checking, pause(PROBE_WAIT_MS, undefined, { ref: false })]);
    return storeProblem;
  }

  return {
    /** Null if the server is ready, otherwise a reason that may be shown in public. */
    reason: async () =>
      (await findStoreProblem()) ?? (existsSync(watchedFile) ? null : "A file of the build is missing."),
    /** Makes /readyz report a file of the build until it is there again. */
    isMissing(file: string) {
      watchedFile = file;
    },
    isStoreUp: async () => (await findStoreProblem()) === null,
  };
}
