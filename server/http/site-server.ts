import { createServer, type Server, type ServerOptions } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ServerFault } from "../operations/log.ts";
import { addressFinder } from "./addresses.ts";
import { type AppParts, computedAddresses, createApp } from "./app.ts";
import { cameOverTls, forwardedForWarning } from "./client-address.ts";
import { SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from "./security-headers.ts";
import { filesOf, serveSiteFiles } from "./site-files.ts";

const TIME_LIMITS: ServerOptions = {
  headersTimeout: 15_000,
  // Two files of the maximum size take eleven minutes at 256 kbit/s.
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
  // The Keep-Alive header announces five seconds. Three more allow for a request sent at the last moment.
  keepAliveTimeout: 5_000,
  keepAliveTimeoutBuffer: 3_000,
};
/** A connection is closed if no bytes are sent or received for this long. */
const STALLED_MS = 30_000;

type SiteServerParts = Omit<AppParts, "findAddress"> & {
  /** The folder with the files of the build. */
  clientFolder: string;
  warn: Parameters<typeof forwardedForWarning>[1];
};

/** Serves the files of the build, and passes all other requests to the app. */
export function createSiteServer({ clientFolder, warn, ...parts }: SiteServerParts): Server {
  const warnIfIgnored = forwardedForWarning(parts.isTrusted, warn);
  const files = filesOf(clientFolder);
  const findAddress = addressFinder([...files.keys(), ...computedAddresses]);
  const serveFile = serveSiteFiles(clientFolder, files, (file) => {
    parts.onError(new ServerFault(`${file} can't be read`));
    parts.readiness.isMissing(file);
  });
  const serveRest = getRequestListener(createApp({ ...parts, findAddress }).fetch);
  const server = createServer(TIME_LIMITS, (request, response) => {
    warnIfIgnored(request);
    response.setHeaders(SECURITY_HEADERS);
    if (cameOverTls(request, parts.isTrusted)) {
      response.setHeader("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
    }
    serveFile(request, response, () => serveRest(request, response));
  });
  return server.setTimeout(STALLED_MS);
}
