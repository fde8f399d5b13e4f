import { once } from "node:events";
import type { Server } from "node:http";
import type { Logger } from "pino";

const DRAIN_LIMIT_MS = 10_000;

type Drain = { log: Logger; release: () => Promise<void> };

/** On SIGTERM or SIGINT: refuses new connections, finishes requests in flight and exits. */
export function drainOnSignal(server: Server, { log, release }: Drain) {
  let draining = false;
  // While draining, each response closes its connection. Otherwise browsers would keep sending requests on it, and the time
  // limit would cut some off.
  server.prependListener("request", (_request, response) => {
    if (draining) response.shouldKeepAlive = false;
  });
  async function drain(signal: string) {
    if (draining) return;
    draining = true;
    log.info({ signal }, "Stopping: finishing the requests in flight");
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
