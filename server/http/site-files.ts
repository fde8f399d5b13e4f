import { existsSync, type ReadStream, readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { splitUrl } from "./addresses.ts";
import { FAILED } from "./app.ts";

type ServeFile = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The files of a build by their addresses: about/index.html is /about. The compressed copies have no address. */
export function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/\.(?:br|gz)$/.test(name) && statSync(join(folder, name)).isFile(),
  );
  return new Map(files.map((name) => [`/${name.replace(/(?:^|\/)index\.html$/, "")}`, join(folder, name)]));
}

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
  "/site.webmanifest": "application/manifest+json",
  "/favicon.ico": "image/x-icon",
  "/speculation-rules.json": "application/speculationrules+json",
};

/** Serves the files of a build, or their compressed copies, at exactly their addresses. */
export function serveSiteFiles(
  folder: string,
  files: Map<string, string>,
  onUnreadable: (file: string) => void,
): ServeFile {
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: setType });
  return (request, response, next) => {
    const { path, query } = splitUrl(request.url ?? "/");
    const file = files.get(path);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || file === undefined || isComputed(path, query)) return next();
    if (!existsSync(file)) {
      onUnreadable(file);
      response.writeHead(500, { "Content-Type": "text/plain" }).end(FAILED);
      return;
    }
    keepUsableRange(request.headers);
    closeFileWithConnection(request, response, () => onUnreadable(file));
    if (publicPicture.test(path)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    response.setHeader("Cache-Control", hashedName.test(path) ? immutable : revalidate);
    serve(request, response, next);
  };
}

/** The contact form is rendered if the URL fills it in: with an estimate (?work=…) or a plan, which is redirected. */
function isComputed(path: string, query: string) {
  if (path !== "/contact") return false;
  const asked = new URLSearchParams(query);
  return asked.has("plan") || asked.has("work");
}

export const typeOf = (path: string) =>
  types[path] ?? (path.endsWith(".txt") ? "text/plain; charset=utf-8" : undefined);

function setType(response: ServerResponse, path: string) {
  const type = typeOf(path);
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
function closeFileWithConnection({ socket }: IncomingMessage, response: ServerResponse, onError: () => void) {
  response.once("pipe", (file: ReadStream) => {
    const close = () => file.destroy();
    socket.once("close", close);
    file.once("close", () => socket.off("close", close));
    file.once("error", () => {
      onError();
      socket.destroy();
    });
  });
}
