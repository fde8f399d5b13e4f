import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";
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
    await setTimeout(noticeMs, undefined, { signal: notice.signal }).catch(() => {});
    const cutOff = () => {
      log.warn("The time to finish requests is over: cutting off any that are still in flight");
      server.closeAllConnections();
    };
    setTimeout(DRAIN_LIMIT_MS, undefined, { ref: false }).then(cutOff);
    // `close` also closes idle connections.
    await once(server.close(), "close");
    await release();
    process.exit(0);
  }
  process.on("SIGTERM", () => drain("SIGTERM"));
  process.on("SIGINT", () => drain("SIGINT"));
}
