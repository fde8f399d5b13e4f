import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

export type Route = "page" | "file" | "form" | "messages" | "word-check" | "vitals" | "probe";

export type FinishedRequest = {
  route: Route;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  seconds: number;
};

const STARTED = Symbol("started");
type Timed = IncomingMessage & { [STARTED]?: number };
type Exchange = { request: Timed; response: ServerResponse; server: Server };

/**
 * Tells of every answer of this server once it is on its way. It listens to Node itself: the way a page is served knows
 * nothing of it, and where nobody asks, it costs nothing.
 */
export function onFinishedRequest(server: Server, tell: (finished: FinishedRequest) => void): void {
  subscribe("http.server.request.start", (message) => {
    const exchange = message as Exchange;
    if (exchange.server === server) exchange.request[STARTED] = performance.now();
  });
  subscribe("http.server.response.finish", (message) => {
    const { request, response, server: answering } = message as Exchange;
    const started = request[STARTED];
    if (answering !== server || started === undefined) return;
    const method = request.method ?? "";
    const path = pathOf(request.url ?? "");
    tell({
      route: routeOf(method, path),
      method,
      path,
      status: response.statusCode,
      seconds: (performance.now() - started) / 1000,
    });
  });
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

const FOLDERS: readonly [string, Route][] = [
  ["/assets/", "file"],
  ["/messages/", "messages"],
  ["/word-check/", "word-check"],
];

/** A handful of kinds, whatever visitors ask for: each is a series of its own for whoever collects them. */
function routeOf(method: string, path: string): Route {
  for (const [folder, route] of FOLDERS) if (path.startsWith(folder)) return route;
  if (path === "/healthz" || path === "/readyz") return "probe";
  if (path === "/vitals") return "vitals";
  if (method === "POST") return "form";
  return path.lastIndexOf(".") > path.lastIndexOf("/") ? "file" : "page";
}
