/** `npm run edit`: starts the site as `npm run dev` does, and the editor beside it, both on loopback. */
import type { IncomingMessage } from "node:http";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import tailwindcss from "@tailwindcss/vite";
import { createServer, type ViteDevServer } from "vite";
import type * as Editing from "../app/content/editing.ts";
import { editorApi } from "./api.ts";

process.env.HOST = "localhost";
const sitePort = Number(process.env.PORT || 3000);
const port = Number(process.env.EDITOR_PORT || sitePort + 1);
await import("../server/dev.ts");

/** Whether another site sent the request. Vite itself refuses requests for other hosts (DNS rebinding). */
function isForeign({ headers }: IncomingMessage) {
  const { host, origin, "sec-fetch-site": site = "none" } = headers;
  return (origin && origin !== `http://${host}`) || !["same-origin", "none"].includes(String(site));
}

function configureServer(server: ViteDevServer) {
  const load = () => server.ssrLoadModule(resolve("app/content/editing.ts")) as Promise<typeof Editing>;
  const forget = () => server.environments.ssr.moduleGraph.invalidateAll();
  const api = getRequestListener(editorApi(load, forget).fetch);
  server.middlewares.use((request, response, next) => {
    if (isForeign(request)) response.writeHead(403).end("Open the editor at its own address.\n");
    else if (request.url?.startsWith("/editor/api/")) api(request, response);
    else next();
  });
}

await createServer({
  configFile: false,
  root: "editor",
  base: "/editor/",
  plugins: [tailwindcss(), { name: "editor", configureServer }],
  server: {
    host: "localhost",
    port,
    strictPort: true,
    open: process.stdout.isTTY ? "/editor/" : false,
    fs: { allow: [".."] },
    proxy: {
      // The page beside the form. The site itself refuses to be framed.
      "^/(?!editor/)": {
        target: `http://localhost:${sitePort}`,
        ws: true,
        configure: (proxy) =>
          proxy.on("proxyRes", ({ headers }) => {
            delete headers["x-frame-options"];
            delete headers["content-security-policy"];
          }),
      },
    },
  },
}).then((vite) => vite.listen());
console.log(`Editor    http://localhost:${port}/editor/`);
