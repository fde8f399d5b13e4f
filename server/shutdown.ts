import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";

const DRAIN_LIMIT_MS = 10_000;

type Drain = {
  log: Logger;
  /** How long the server goes on while it already says that it is stopping. */
  noticeMs: number;
  startDraining: () => void;
  release: () => Promise<void>;
};

/** On SIGTERM or SIGINT: no new connection is taken, requests under way are finished, then the program ends. */
export function drainOnSignal(server: Server, { log, noticeMs, startDraining, release }: Drain) {
  let draining = false;
  const notice = new AbortController();
  // A browser that keeps its connection would otherwise go on sending through it until it is cut off in the middle.
  server.prependListener("request", (_request, response) => {
    if (draining) response.shouldKeepAlive = false;
  });
  async function drain(signal: string) {
    if (draining) return notice.abort();
    draining = true;
    startDraining();
    log.info({ signal }, "Stopping: requests under way are finished first");
    // A second signal cuts the notice short.
    await setTimeout(noticeMs, undefined, { signal: notice.signal }).catch(() => {});
    const cutOff = () => {
      log.warn("Some requests did not finish in time and are cut off");
      server.closeAllConnections();
    };
    setTimeout(DRAIN_LIMIT_MS, undefined, { ref: false }).then(cutOff);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await release();
    process.exit(0);
  }
  process.on("SIGTERM", () => drain("SIGTERM"));
  process.on("SIGINT", () => drain("SIGINT"));
}
