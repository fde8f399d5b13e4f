import type { IncomingMessage, Server } from "node:http";
import { isBot } from "isbot";
import type { Intake } from "../../intake/intake.ts";
import { splitUrl } from "./addresses.ts";

type Counting = {
  isPage: (path: string) => boolean;
  /** The site's own host name. */
  siteHost: string;
  count: Intake["countArrival"];
};

/** Counts the pages with which visits begin. */
export function countArrivals(server: Server, { isPage, siteHost, count }: Counting): void {
  server.prependListener("request", (request, response) => {
    if (!isArrival(request)) return;
    const { path, query } = splitUrl(request.url ?? "/");
    if (!isPage(path)) return;
    // Not on "finish": a browser can close the connection when it has the page, but before that event.
    response.once("close", () => {
      if (!response.headersSent || response.statusCode !== 200) return;
      const campaign = new URLSearchParams(query);
      const from = URL.parse(request.headers.referer ?? "")?.hostname;
      const known = { entry_page: path, referrer: from === siteHost ? "" : from };
      count((field) => (field in known ? known[field as keyof typeof known] : campaign.get(field)));
    });
  });
}

/** nginx passes these requests on instead of answering from its cache (deploy/nginx/aldergate.conf.template). */
const ARRIVES_FROM = ["cross-site", "none"];

/**
 * Whether a person's browser asks for a document because of an address, a bookmark or a link on another site. Most reloads
 * get a 304; others say that they want no cached copy.
 */
function isArrival({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers["sec-fetch-dest"] === "document" &&
    ARRIVES_FROM.includes(String(headers["sec-fetch-site"])) &&
    headers["sec-purpose"] === undefined &&
    headers["sec-gpc"] !== "1" &&
    !/\b(?:no-cache|max-age=0)\b/.test(headers["cache-control"] ?? "") &&
    !isBot(headers["user-agent"])
  );
}
