/**
 * A baseline for bench/server.ts: React Router's request handler in a minimal server. The server sends the files in
 * build/client, and compresses each of them for every request, except AVIF images. The handler renders all pages.
 */
import "../server/production.ts";
import { createReadStream, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler } from "react-router";
import { loadServerBuild } from "../server/pages/page-renderer.ts";

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
};

const handle = createRequestHandler(await loadServerBuild(), "production");
const render = getRequestListener((request) => handle(request));

function sendFile(response: ServerResponse, path: string) {
  const type = types[extname(path)] ?? "application/octet-stream";
  response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", "public, max-age=3600");
  if (type.startsWith("image/avif")) return pipeline(createReadStream(path), response, () => {});
  response.setHeader("Content-Encoding", "gzip");
  return pipeline(createReadStream(path), createGzip(), response, () => {});
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/healthz") return void response.end("ok");
  const path = join("build/client", pathname);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) sendFile(response, path);
  else render(request, response);
}).listen(Number(process.env.PORT), "127.0.0.1");
