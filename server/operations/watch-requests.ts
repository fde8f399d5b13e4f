import type { IncomingMessage, Server, ServerResponse } from "node:http";

type Route = "page" | "file" | "form" | "messages" | "word-check" | "probe";

export type AnsweredRequest = {
  route: Route;
  method: string;
  /** Without the query string. */
  path: string;
  status: number;
  seconds: number;
};

/** Calls `report` after each response that was sent completely. */
export function onAnsweredRequest(server: Server, report: (answered: AnsweredRequest) => void): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const method = request.method ?? "";
    const [path = ""] = (request.url ?? "").split("?", 1);
    response.once("finish", () => {
      const seconds = (performance.now() - started) / 1000;
      report({ route: routeOf(method, path), method, path, status: response.statusCode, seconds });
    });
  });
}

/** The log fields of a request. Only the paths of pages are logged: others may contain text that a visitor typed. */
export function loggedRequest(answered: AnsweredRequest, isPage: (path: string) => boolean) {
  const { path, route, method, status, seconds } = answered;
  const ms = Number((seconds * 1000).toFixed(2));
  return { route, method, status, ms, ...(isPage(path) && { path }) };
}

const FOLDERS: readonly [string, Route][] = [
  ["/assets/", "file"],
  ["/images/", "file"],
  ["/messages/", "messages"],
  ["/word-check/", "word-check"],
];

/** Groups paths into a few kinds, because each label value is a separate Prometheus series. */
function routeOf(method: string, path: string): Route {
  for (const [folder, route] of FOLDERS) if (path.startsWith(folder)) return route;
  if (path === "/healthz" || path === "/readyz") return "probe";
  if (method === "POST") return "form";
  return path.lastIndexOf(".") > path.lastIndexOf("/") ? "file" : "page";
}
