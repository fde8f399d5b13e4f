import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "../intake/abuse/address-key.ts";

/** Browsers and proxies wait for a response before they send the next request on the same connection. */
const MAX_PIPELINED_REQUESTS = 8;
/** A connection on which no byte moves for this long is closed. */
const STALLED_MS = 30_000;

export const CONNECTION_OPTIONS: ServerOptions = {
  headersTimeout: 15_000,
  // Enough for the largest form on a slow line; the intake enforces a minimum speed.
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
  // The response announces five seconds. Three more keep a request sent at the last moment from hitting a closed connection.
  keepAliveTimeout: 5_000,
  keepAliveTimeoutBuffer: 3_000,
  maxHeaderSize: 16_384,
  // A second Host header makes the Host invalid instead of being ignored.
  joinDuplicateHeaders: true,
};

type Limits = {
  /** How many connections one address, or one /64 of IPv6, may have open. Undefined means no limit. */
  perAddress: number | undefined;
  /** Our own proxies carry everyone's requests and are not limited. */
  isTrusted: (address: string) => boolean;
};

/** Closes stalled connections, connections with too many unanswered requests, and connections over the limit per address. */
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
    const { remoteAddress = "" } = socket;
    if (isTrusted(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once("close", () => {
      const rest = (open.get(key) ?? 1) - 1;
      if (rest === 0) open.delete(key);
      else open.set(key, rest);
    });
    if (count > limit) socket.destroy();
  });
}
