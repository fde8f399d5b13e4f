import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "../intake/abuse/limit-keys.ts";

/** Generous: browsers and proxies wait for each response before they send the next request on a connection. */
const MAX_PIPELINED_REQUESTS = 8;
/** A connection is closed if no bytes are sent or received for this long. */
const STALLED_MS = 30_000;
/**
 * Each IP address has two limits: one for connections that are open, and one for connections that were opened recently,
 * even if they are closed by now. The second limit is this many times the first.
 */
const RECENT_FACTOR = 2;
/** The count of recent connections falls steadily. If it has reached its limit, it takes this long to fall to zero. */
const RECENT_SECONDS = 10;

export const CONNECTION_OPTIONS: ServerOptions = {
  headersTimeout: 15_000,
  // Two files of the maximum size take eleven minutes at the slowest upload speed that the intake accepts.
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
  // The Keep-Alive header announces five seconds. Three more allow for a request sent at the last moment.
  keepAliveTimeout: 5_000,
  keepAliveTimeoutBuffer: 3_000,
  maxHeaderSize: 16_384,
  // Two Host headers are joined into an invalid one, which is refused. Otherwise Node would ignore the second.
  joinDuplicateHeaders: true,
};

type Limits = {
  /** How many connections one IPv4 address, or one /64 of IPv6, may have open. Undefined means no limit. */
  perAddress: number | undefined;
  /** Trusted proxies have no limit per IP address, because they forward everyone's requests. */
  isTrusted: (address: string) => boolean;
};

/**
 * Closes connections that stall, that have too many unanswered requests, or that exceed a limit of their IP address.
 * Call the returned function with the socket of every chunked body: the body then counts as `perAddress` new connections
 * from its IP address.
 */
export function limitConnections(server: Server, { perAddress, isTrusted }: Limits) {
  server.setTimeout(STALLED_MS);
  server.maxRequestsPerSocket = 1000;
  const countFlood = perAddress === undefined ? () => {} : limitPerAddress(server, perAddress, isTrusted);
  limitPipelining(server, countFlood);
  return countFlood;
}

function limitPipelining(server: Server, countFlood: (socket: Socket) => void): void {
  const unanswered = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number) => {
    const count = (unanswered.get(socket) ?? 0) + by;
    unanswered.set(socket, count);
    return count;
  };
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = change(socket, 1);
    if (count === MAX_PIPELINED_REQUESTS + 1) countFlood(socket);
    if (count > MAX_PIPELINED_REQUESTS) request.destroy();
    response.once("finish", () => change(socket, -1));
  });
}

function limitPerAddress(server: Server, limit: number, isTrusted: Limits["isTrusted"]) {
  const open = new Map<string, number>();
  const recent = new Map<string, number>();
  const change = (counts: Map<string, number>, key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count <= 0) counts.delete(key);
    else counts.set(key, count);
    return count;
  };
  const forgotten = (RECENT_FACTOR * limit) / RECENT_SECONDS;
  setInterval(() => {
    for (const key of recent.keys()) change(recent, key, -forgotten);
  }, 1000).unref();
  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    if (isTrusted(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    socket.once("close", () => change(open, key, -1));
    const isOneTooMany = change(open, key, 1) > limit;
    if (change(recent, key, 1) > RECENT_FACTOR * limit || isOneTooMany) socket.destroy();
  });
  // A chunked body counts as `limit` new connections, and so does a connection with too many unanswered requests:
  // handling either can take about as long as accepting 100 connections (the default `limit`).
  return ({ remoteAddress = "" }: Socket) => void change(recent, addressKey(remoteAddress), limit);
}
