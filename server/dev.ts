/**
 * `npm run dev`: renders pages from the source and reloads them after every change. Forms are processed as in
 * production, but without rate limits, and every word check asks for "heron". Emails are shown at /dev/mails instead of
 * being sent, unless SMTP_URL is set.
 */

import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import MiniSearch from "minisearch";
import { pino } from "pino";
import { createServer, type ViteDevServer } from "vite";
import { company } from "../app/content/company.ts";
import type { FileProblem } from "../app/content/reading/check.ts";
import { loadSearchIndex, siteSearch } from "../app/search/query.ts";
import { indexOptions } from "../app/search/terms.ts";
import { createIntake } from "../intake/intake.ts";
import { checkedContent, problemsOnPage, problemsPage } from "./dev-content.ts";
import { startMailCatcher } from "./dev-mail.ts";
import { addressFinder, type FindAddress } from "./http/addresses.ts";
import { computedAddresses, createApp, type RenderPage, type ServerEnv } from "./http/app.ts";
import { SECURITY_HEADERS } from "./http/security-headers.ts";
import { serveInbox } from "./http/serve-inbox.ts";
import { typeOf } from "./http/site-files.ts";
import { createReadiness } from "./operations/readiness.ts";
import { readVersion } from "./operations/release.ts";
import { buildFiles } from "./pages/build-files.ts";
import { builtPages, notFoundPath } from "./pages/built-pages.ts";
import { type BuiltApp, pageRenderer } from "./pages/page-renderer.ts";
import { loadEnvironment } from "./settings/environment.ts";
import { intakeOptions } from "./settings/intake-options.ts";

const catcher = await startMailCatcher();
const environment = loadEnvironment({
  DATA_DIR: "data/dev",
  SMTP_URL: catcher.url,
  MAIL_FROM: company.value.emails.projects.address,
  NOTIFY_SALES: company.value.emails.projects.address,
  NOTIFY_CAREERS: company.value.emails.careers.address,
});
const log = pino({ level: environment.LOG_LEVEL });
const testWord = environment.WORD_CHECK_TEST_WORD ?? "heron";
const version = readVersion();
const intake = await createIntake({
  ...intakeOptions(environment, {
    log,
    closedOpening: (page) => closedOpening(page),
    openingTitle: (slug) => openingTitle?.(slug),
  }),
  rateLimits: "off",
  testWord,
});
// The search index comes from the latest build. If there is no build, searches find nothing.
const search = siteSearch(() =>
  loadSearchIndex(buildFiles().search).catch(() => new MiniSearch(indexOptions)),
);
let renderPage: RenderPage;
let closedOpening: BuiltApp["entry"]["module"]["closedOpening"];
let openingTitle: BuiltApp["entry"]["module"]["openingTitle"] | undefined;
let pages: ReturnType<typeof builtPages>;
let siteFiles: BuiltApp["entry"]["module"]["siteFiles"];
let findAddress: FindAddress;
let problems: FileProblem[] = [];

/** Vite inserts styles, and reports changes on a WebSocket and, after a restart, with a worker. */
const contentSecurityPolicy = `${SECURITY_HEADERS.get("Content-Security-Policy")}; worker-src blob:`
  .replace("style-src 'self'", "$& 'unsafe-inline'")
  .replace("connect-src 'self'", "$& ws:");

const app = new Hono<ServerEnv>();
app.use(async (c, next) => {
  await next();
  c.header("Content-Security-Policy", contentSecurityPolicy);
  c.header("X-Frame-Options", "DENY");
});
app.use(async (c, next) => {
  const own = problemsOnPage(problems, c.req.path);
  if (own.length > 0) return c.html(problemsPage(own), 422);
  await next();
  // A page that needs a file with mistakes can't be rendered.
  if (c.res.status === 500 && problems.length > 0) c.res = await c.html(problemsPage(problems), 422);
});
app.get("/dev/mails", (c) => c.html(catcher.page()));
app.get("*", async (c, next) => {
  const text = siteFiles[c.req.path];
  return text ? c.body(text(), 200, { "Content-Type": typeOf(c.req.path) ?? "" }) : next();
});
app.route(
  "/",
  createApp({
    findAddress: (path) => findAddress(path),
    hasForm: (path) => pages.hasForm(path),
    intake,
    renderPage: (request, formContext) => renderPage(request, formContext),
    notFoundPage: async (path) =>
      (await renderPage(new Request(environment.PUBLIC_URL + notFoundPath(path)))).text(),
    isTrusted: () => false,
    secureCookies: environment.PUBLIC_URL.startsWith("https:"),
    readiness: createReadiness(intake, log),
    version,
    onError: console.error,
  }),
);
const answer = getRequestListener(app.fetch);

async function loadSource(
  vite: ViteDevServer,
  { problemsNow, isCurrent }: ReturnType<typeof checkedContent>,
) {
  let build: BuiltApp | undefined;
  let failure: unknown;
  do {
    problems = await problemsNow();
    const load = vite.ssrLoadModule("virtual:react-router/server-build") as Promise<BuiltApp>;
    [build, failure] = await load.then(
      (loaded) => [loaded, undefined],
      (error) => [undefined, error],
    );
    // Content that changed in the meantime has been loaded unchecked.
  } while (!(await isCurrent()));
  if (!build) throw failure;
  pages = builtPages(build);
  siteFiles = build.entry.module.siteFiles;
  findAddress = addressFinder([...pages.pages.keys(), ...Object.keys(siteFiles), ...computedAddresses]);
  ({ closedOpening, openingTitle } = build.entry.module);
  renderPage = pageRenderer(build, "development", search, console.error);
}

const vite = await createServer({
  server: { port: environment.PORT, host: environment.HOST, strictPort: true },
  appType: "custom",
  plugins: [
    {
      name: "site",
      // Handles requests before React Router's own middleware, which can't pass the intake to the routes.
      enforce: "pre",
      configureServer: (server) => () => {
        const content = checkedContent(server);
        let loaded = Promise.resolve();
        server.middlewares.use((request, response, next) => {
          // One after the other, because a check changes what is loaded.
          loaded = loaded.catch(() => {}).then(() => loadSource(server, content));
          // Vite shows errors passed to `next` in its error overlay.
          loaded.then(
            () => answer(request, response),
            (error) => (problems.length > 0 ? answer(request, response) : next(error)),
          );
        });
      },
      // Pages are rendered on the server, so a changed module needs a full reload. Vite has already invalidated that
      // module, so the reloaded page uses its new version.
      hotUpdate({ file, type, modules }) {
        if (this.environment.name !== "ssr") return;
        // Content is part of many modules. A new or deleted file also changes the list of pages.
        const isContent = file.startsWith(`${process.cwd()}/content/`);
        if (isContent || type !== "update") this.environment.moduleGraph.invalidateAll();
        if (isContent || modules.length > 0 || type !== "update") vite.ws.send({ type: "full-reload" });
      },
    },
  ],
});
await vite.listen().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const inboxServer = await serveInbox(
  environment,
  {
    ...intake.inbox,
    version,
    log,
    isPage: (path) => pages?.isPage(path) ?? false,
    openingTitle: (slug) => openingTitle?.(slug),
  },
  () => vite.ssrLoadModule("/staff/app.tsx") as Promise<typeof import("../staff/app.tsx")>,
);
if (inboxServer) console.log(`Inbox     http://localhost:${environment.INBOX_ADDRESS?.port}`);
console.log(`Site      ${environment.PUBLIC_URL}`);
console.log(`Word      ${testWord} (the answer to every word check)`);
console.log(
  environment.SMTP_URL === catcher.url
    ? `Emails    ${environment.PUBLIC_URL}/dev/mails`
    : `Emails    sent to ${new URL(environment.SMTP_URL ?? "").host}`,
);
console.log(
  environment.DATABASE_URL
    ? "Messages  in PostgreSQL (DATABASE_URL)"
    : `Messages  in ${environment.DATA_DIR}: DATA_DIR=${environment.DATA_DIR} ./inbox list`,
);
