/** `npm run edit`: starts the site as `npm run dev` does, and the editor beside it, both on loopback. */
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import tailwindcss from "@tailwindcss/vite";
import { createServer, type ViteDevServer } from "vite";
import type * as Editing from "../app/content/reading/editing.ts";
import { editorAccess } from "./access.ts";
import { editorApi } from "./api.ts";

process.env.HOST = "localhost";
const sitePort = Number(process.env.PORT || 3000);
const port = Number(process.env.EDITOR_PORT || sitePort + 1);
await import("../server/dev.ts");
const access = editorAccess(port);

function configureServer(server: ViteDevServer) {
  const load = () =>
    server.ssrLoadModule(resolve("app/content/reading/editing.ts")) as Promise<typeof Editing>;
  const forget = () => server.environments.ssr.moduleGraph.invalidateAll();
  const api = getRequestListener(editorApi(load, forget).fetch);
  server.middlewares.use(access.answer);
  server.middlewares.use((request, response, next) => {
    if (request.url?.startsWith("/editor/api/")) api(request, response);
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
    open: process.stdout.isTTY ? access.path : false,
    fs: { allow: [".."] },
    proxy: {
      // The page beside the form. Pages refuse to be framed, except by the editor.
      "^/(?!editor/)": {
        target: `http://localhost:${sitePort}`,
        ws: true,
        configure: (proxy) =>
          proxy.on("proxyRes", ({ headers }) => {
            delete headers["x-frame-options"];
            const policy = headers["content-security-policy"];
            if (policy)
              headers["content-security-policy"] = String(policy).replace(
                "frame-ancestors 'none'",
                "frame-ancestors 'self'",
              );
          }),
      },
    },
  },
}).then((vite) => vite.listen());
console.log(`Editor    http://localhost:${port}${access.path}`);
