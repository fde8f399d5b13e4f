/** `npm run dev`: the pages straight from the source with hot reload, and the real intake behind their forms. */
import { createServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { pagePaths } from "../app/page-paths.ts";
import { redirectTarget } from "../app/redirects.ts";
import { createIntake } from "../intake/intake.ts";
import type { Client } from "../intake/receive.ts";
import { parseEnvironment } from "./environment.ts";
import { intakeOptions } from "./intake-options.ts";
import { messageRoutes } from "./message-routes.ts";
import { pageRenderer } from "./page-renderer.ts";
import { loadSearchEntries, siteSearch } from "./site-search.ts";
import { wordCheckRoutes } from "./word-check-routes.ts";

const environment = parseEnvironment({ WORD_CHECK_TEST_WORD: "heron", RATE_LIMIT: "off", ...process.env });
const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const intake = await createIntake(
  intakeOptions(environment, { log: pino({ level: environment.LOG_LEVEL }) }, () =>
    vite.ssrLoadModule("/intake/outbox/mails/render-mails.tsx"),
  ),
);
const renderPage = pageRenderer(
  () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  "development",
  // What the last build knew; without one nothing is found.
  siteSearch(await loadSearchEntries().catch(() => [])),
  console.error,
);
const pages = new Set(pagePaths());

const app = new Hono<{ Bindings: HttpBindings; Variables: { client: Client } }>();
app.use(async (c, next) => {
  c.set("client", { address: c.env.incoming.socket.remoteAddress ?? "" });
  await next();
});
app.route("/word-check", wordCheckRoutes(intake));
app.route("/messages", messageRoutes(intake));
app.all("*", async (c) => {
  const target = redirectTarget(c.req.path, (path) => pages.has(path));
  if (target) return c.redirect(target + new URL(c.req.url).search, 301);
  return renderPage(c.req.raw, { intake, client: c.var.client });
});

const answer = getRequestListener(app.fetch);
createServer((request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
}).listen(environment.PORT, environment.HOST, () => {
  console.log(`Development server at ${environment.PUBLIC_URL}; the word of every word check is "heron"`);
});
