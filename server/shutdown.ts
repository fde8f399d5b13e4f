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

/** On SIGTERM or SIGINT: refuses new connections, finishes requests in flight, then exits. */
export function drainOnSignal(server: Server, { log, noticeMs, startDraining, release }: Drain) {
  let draining = false;
  const notice = new AbortController();
  // Otherwise a browser would keep using its connection until it is cut off during a request.
  server.prependListener("request", (_request, response) => {
    if (draining) response.shouldKeepAlive = false;
  });
  async function drain(signal: string) {
    if (draining) return notice.abort();
    draining = true;
    startDraining();
    log.info({ signal }, "Stopping: finishing requests in flight");
    // A second signal ends the notice early.
    await setTimeout(noticeMs, undefined, { signal: notice.signal }).catch(() => {});
    const cutOff = () => {
      log.warn("Some requests did not finish in time and were cut off");
      server.closeAllConnections();
    };
    setTimeout(DRAIN_LIMIT_MS, undefined, { ref: false }).then(cutOff);
    // Also closes idle connections.
    await once(server.close(), "close");
    await release();
    process.exit(0);
  }
  process.on("SIGTERM", () => drain("SIGTERM"));
  process.on("SIGINT", () => drain("SIGINT"));
}
