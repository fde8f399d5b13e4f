import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";

const DRAIN_LIMIT_MS = 10_000;

type Drain = {
  log: Logger;
  /** How long the server keeps accepting requests while /readyz already reports that it is stopping. */
  noticeMs: number;
  startDraining: () => void;
  release: () => Promise<void>;
};

/** On SIGTERM or SIGINT: keeps serving for `noticeMs`, then refuses connections, finishes requests in flight and exits. */
export function drainOnSignal(server: Server, { log, noticeMs, startDraining, release }: Drain) {
  let draining = false;
  const notice = new AbortController();
  // While draining, each response closes its connection. Otherwise browsers would keep sending requests on it, and the time
  // limit would cut some off.
  server.prependListener("request", (_request, response) => {
    if (draining) response.shouldKeepAlive = false;
  });
  async function drain(signal: string) {
    if (draining) return notice.abort();
    draining = true;
    startDraining();
    log.info({ signal }, "Stopping: still answering requests");
    // A second signal ends this wait early.
    await pause(noticeMs, undefined, { signal: notice.signal }).catch(() => {});
    const limit = setTimeout(() => {
      log.warn("Some requests did not finish in time and are cut off");
      server.closeAllConnections();
    }, DRAIN_LIMIT_MS);
    // `close` also closes idle connections.
    await once(server.close(), "close");
    clearTimeout(limit);
    await release();
    process.exit(0);
  }
  process.on("SIGTERM", () => drain("SIGTERM"));
  process.on("SIGINT", () => drain("SIGINT"));
}
