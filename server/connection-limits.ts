import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies wait for an answer before they ask again on the same connection. */
const MAX_PIPELINED_REQUESTS = 8;
/** No byte sent or read for this long: the visitor has gone, or doesn't read what was asked for. */
const STALLED_MS = 30_000;

export const CONNECTION_OPTIONS: ServerOptions = {
  headersTimeout: 15_000,
  // For the largest form on the slowest line; the intake has its own minimum pace.
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
  // Announced as five seconds and kept for eight, so that a late request doesn't meet a closed connection.
  keepAliveTimeout: 5_000,
  keepAliveTimeoutBuffer: 3_000,
  maxHeaderSize: 16_384,
  // A second Host header makes the Host invalid instead of being ignored.
  joinDuplicateHeaders: true,
};

type Limits = {
  /** Connections one address may have open; none means no limit. */
  perAddress: number | undefined;
  /** Our own proxies carry everyone's requests and aren't limited. */
  isTrusted: (address: string) => boolean;
};

/** Closes stalled connections, and those beyond what one address or one connection may ask for at a time. */
export function limitConnections(server: Server, { perAddress, isTrusted }: Limits): void {
  server.setTimeout(STALLED_MS);
  server.maxRequestsPerSocket = 1000;
  limitPipelining(server);
  if (perAddress !== undefined) limitPerAddress(server, perAddress, isTrusted);
}

function limitPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number) => {
    const count = (unanswered.get(socket) ?? 0) + by;
    unanswered.set(socket, count);
    return count;
  };
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (change(socket, 1) > MAX_PIPELINED_REQUESTS) socket.destroy();
    response.once("finish", () => change(socket, -1));
  });
}

function limitPerAddress(server: Server, limit: number, isTrusted: Limits["isTrusted"]): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isTrusted(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const rest = (open.get(address) ?? 1) - 1;
      if (rest === 0) open.delete(address);
      else open.set(address, rest);
    });
    if (count > limit) socket.destroy();
  });
}
