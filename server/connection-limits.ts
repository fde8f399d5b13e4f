import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "../intake/abuse/limit-keys.ts";

/** Browsers and proxies wait for a response before they send the next request on the same connection. */
const MAX_PIPELINED_REQUESTS = 8;
/** A connection on which no byte moves for this long is closed. */
const STALLED_MS = 30_000;
/** One address may open twice as many connections in ten seconds as it may have open. */
const RECENT_MS = 10_000;
const RECENT_FACTOR = 2;

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
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (change(socket, 1) > MAX_PIPELINED_REQUESTS) request.destroy();
    response.once("finish", () => change(socket, -1));
  });
}

function limitPerAddress(server: Server, limit: number, isTrusted: Limits["isTrusted"]): void {
  const open = new Map<string, number>();
  const recent = new Map<string, number>();
  setInterval(() => recent.clear(), RECENT_MS).unref();
  const change = (counts: Map<string, number>, key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
    return count;
  };
  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    if (isTrusted(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    socket.once("close", () => change(open, key, -1));
    const isOneTooMany = change(open, key, 1) > limit;
    if (change(recent, key, 1) > RECENT_FACTOR * limit || isOneTooMany) socket.destroy();
  });
}
