import { createServer, type IncomingMessage, type RequestListener, type ServerOptions } from "node:http";
import { cameOverTls, proxyTrust } from "./client-address.ts";
import type { Site } from "./site-files.ts";
import { sendFile } from "./static-answer.ts";

const PLAIN_HOST = /^[a-z0-9._-]+(?::\d{1,5})?$/i;

/**
 * Makes a server that answers with a file where the address names one just so, and leaves everything else to the app:
 * most requests are for files, and this spares them the app's own way of reading a request.
 */
export function filesFirst(site: Site, trustedProxies: string[]) {
  const isTrusted = proxyTrust(trustedProxies);
  return (options: ServerOptions, answer: RequestListener) =>
    createServer(options, (incoming, outgoing) => {
      const file = isPlain(incoming) ? site.files.get(incoming.url ?? "") : undefined;
      if (file) sendFile(incoming, outgoing, file, { overTls: cameOverTls(incoming, isTrusted) });
      else answer(incoming, outgoing);
    });
}

function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    PLAIN_HOST.test(headers.host ?? "")
  );
}
