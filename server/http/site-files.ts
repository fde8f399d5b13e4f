import type { ReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

export const clientFolder = "build/client";

type ServeFile = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Vite's assets and encoded pictures have a hash of their content in their names. */
const hashedName = /^\/(?:assets\/|images\/[^/]+\.[0-9a-f]{8}\.)/;
const immutable = "public, max-age=31536000, immutable";
/** Browsers revalidate every time. A proxy may use its cache for ten seconds. */
const revalidate = "public, max-age=0, s-maxage=10, must-revalidate";

/** Pictures that feed readers and other sites may show. */
const publicPicture = /^\/(?:images|cards)\/|^\/[\w-]+\.(?:png|svg|ico)$/;

const types: Record<string, string> = {
  "/feed.xml": "application/rss+xml; charset=utf-8",
  "/feed.json": "application/feed+json; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/favicon.ico": "image/x-icon",
  "/speculation-rules.json": "application/speculationrules+json",
};

/** Serves the files of the build, or their compressed copies. Calls `next` for all other requests. */
export function serveSiteFiles(): ServeFile {
  const serve = sirv(clientFolder, { etag: true, brotli: true, gzip: true, setHeaders: setType });
  return (request, response, next) => {
    const url = request.url ?? "/";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || isNotServed(url)) return next();
    keepUsableRange(request.headers);
    closeFileWithConnection(request, response);
    if (publicPicture.test(url)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    response.setHeader("Cache-Control", hashedName.test(url) ? immutable : revalidate);
    serve(request, response, () => {
      response.removeHeader("Cache-Control");
      next();
    });
  };
}

/**
 * Not served as files: URLs that may be redirected (trailing slash, .html, /contact?plan=…), the contact form with an
 * estimate (/contact?work=…), and the compressed copies.
 */
function isNotServed(url: string) {
  const [path = "/", query = ""] = url.split("?", 2);
  const asked = new URLSearchParams(query);
  return (
    (path.length > 1 && path.endsWith("/")) ||
    /\.(?:html|br|gz)$/.test(path) ||
    (path === "/contact" && (asked.has("plan") || asked.has("work")))
  );
}

function setType(response: ServerResponse, path: string) {
  const type = types[path] ?? (path.endsWith(".txt") ? "text/plain; charset=utf-8" : undefined);
  if (type) response.setHeader("Content-Type", type);
}

/**
 * Removes ranges that sirv can't handle, so that it sends the whole file. sirv throws if a range ends before it starts, and
 * ignores If-Range.
 */
function keepUsableRange(headers: IncomingMessage["headers"]) {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(headers.range ?? "") ?? [];
  const isOrdered = start !== undefined && (!end || Number(start) <= Number(end));
  if (!isOrdered || headers["if-range"] !== undefined) delete headers.range;
}

/** sirv doesn't close the file when the visitor disconnects, and doesn't handle read errors. */
function closeFileWithConnection({ socket }: IncomingMessage, response: ServerResponse) {
  response.once("pipe", (file: ReadStream) => {
    const close = () => file.destroy();
    socket.once("close", close);
    file.once("close", () => socket.off("close", close));
    file.once("error", () => socket.destroy());
  });
}
