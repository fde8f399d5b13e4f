import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type AppParts, createApp } from "./app.ts";
import { cameOverTls } from "./client-address.ts";
import { CONNECTION_OPTIONS, limitConnections } from "./connection-limits.ts";
import { SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from "./security-headers.ts";
import { serveSiteFiles } from "./site-files.ts";
import { closeUnread } from "./unread-body.ts";

/** A host name or IP address, with or without a port. Two Host headers are joined by a comma and don't match. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export type SiteServerParts = AppParts & {
  /** How many connections one IP address may have open. Undefined means no limit. */
  connectionsPerAddress: number | undefined;
};

/** Serves the files of the build, and passes all other requests to the app. */
export function createSiteServer({ connectionsPerAddress, ...parts }: SiteServerParts): Server {
  const { isTrusted } = parts;
  const serveFile = serveSiteFiles();
  const serveRest = getRequestListener(createApp(parts).fetch, { autoCleanupIncoming: false });
  const server = createServer(CONNECTION_OPTIONS, (request, response) => {
    // Chunked bodies are refused: parsing many small chunks is expensive, and browsers and proxies send a Content-Length.
    if (request.headers["transfer-encoding"] !== undefined) {
      // The response is flushed but not ended: if it were ended, Node would read the rest of the request body.
      response.writeHead(411, { Connection: "close", "Content-Length": 0 }).flushHeaders();
      countFlood(request.socket);
      return closeUnread(request.socket);
    }
    // Deferred, so that a connection with a flood of pipelined requests is closed before any of them is handled.
    setImmediate(() => {
      if (!request.socket.destroyed) answer(request, response);
    });
  });

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (!HOST.test(request.headers.host ?? "")) return void response.writeHead(400).end();
    response.setHeaders(SECURITY_HEADERS);
    if (cameOverTls(request, isTrusted)) {
      response.setHeader("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
    }
    serveFile(request, response, () => serveRest(request, response));
  }

  const countFlood = limitConnections(server, { perAddress: connectionsPerAddress, isTrusted });
  return server;
}
