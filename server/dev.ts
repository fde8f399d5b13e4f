/** `npm run dev`: the pages from the source with hot reload, the real intake, and a page that shows its mails. */
import { createServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { createServer as createVite } from "vite";
import type { contentProblems } from "../app/content/check.ts";
import { company } from "../app/content/company.ts";
import { pagePaths } from "../app/page-paths.ts";
import { redirectTarget } from "../app/redirects.ts";
import { createIntake } from "../intake/intake.ts";
import { toFormPost } from "../intake/multipart/form-body.ts";
import type { Client } from "../intake/receive/receive-context.ts";
import { withoutBody } from "./app.ts";
import { devErrorPage } from "./dev-error-page.ts";
import { startMailCatcher } from "./dev-mail.ts";
import { BadEnvironment, loadEnvironment } from "./environment.ts";
import { intakeOptions } from "./intake-options.ts";
import { messageRoutes } from "./message-routes.ts";
import { type BuiltApp, pageRenderer } from "./page-renderer.ts";
import { loadSearchEntries, siteSearch } from "./site-search.ts";
import { wordCheckRoutes } from "./word-check-routes.ts";

type ContentCheck = { contentProblems: typeof contentProblems };

const catcher = await startMailCatcher();
const environment = settings();
const server = createServer();
// Hot reload uses the same port as the pages.
const vite = await createVite({
  server: { middlewareMode: true, ws: { server } },
  appType: "custom",
  plugins: [
    {
      name: "reload-pages",
      // By now Vite has dropped the old version of the file. Pages have no hot reload: they are rendered here.
      hotUpdate({ modules }) {
        if (this.environment.name === "ssr" && modules.length > 0) vite.ws.send({ type: "full-reload" });
      },
    },
  ],
});
const intake = await createIntake(
  intakeOptions(environment, { log: pino({ level: environment.LOG_LEVEL }) }),
);
const renderPage = pageRenderer(
  () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<BuiltApp>,
  "development",
  // From the last build. Without one, the search finds nothing.
  siteSearch(await loadSearchEntries().catch(() => [])),
  console.error,
);
let showsError = false;
vite.watcher.on("all", () => {
  if (showsError) vite.ws.send({ type: "full-reload" });
});

/** The content is checked again whenever one of its files changed and was loaded again. */
let checked: { by?: unknown; problems: string[] } = { problems: [] };
async function refuseContentProblems() {
  const { contentProblems } = (await vite.ssrLoadModule("/app/content/check.ts")) as ContentCheck;
  if (checked.by !== contentProblems) checked = { by: contentProblems, problems: contentProblems() };
  if (checked.problems.length > 0) throw new Error(checked.problems.join("\n"));
}

const app = new Hono<{ Bindings: HttpBindings; Variables: { client: Client } }>();
app.use(async (c, next) => {
  c.set("client", { address: c.env.incoming.socket.remoteAddress ?? "" });
  await next();
});
app.route("/dev/mails", catcher.routes);
app.route("/word-check", wordCheckRoutes(intake));
app.route("/messages", messageRoutes(intake));
app.all("*", async (c) => {
  const target = redirectTarget(new URL(c.req.url), (path) => pagePaths().includes(path));
  if (target) return c.redirect(target, 301);
  try {
    await refuseContentProblems();
    const handed = { intake, form: toFormPost(c.env.incoming), client: c.var.client };
    const page = await renderPage(withoutBody(c.req.raw), handed);
    showsError = false;
    return page;
  } catch (error) {
    showsError = true;
    console.error((error as Error).message);
    return c.html(devErrorPage(error), 500);
  }
});

const answer = getRequestListener(app.fetch);
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
server.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(environment.PORT, environment.HOST, () => {
  console.log(
    `Site      ${environment.PUBLIC_URL}, every word check is "${environment.WORD_CHECK_TEST_WORD}"`,
  );
  console.log(
    environment.SMTP_URL === catcher.url
      ? `Mails     ${environment.PUBLIC_URL}/dev/mails`
      : `Mails     go to ${new URL(environment.SMTP_URL ?? "").host}`,
  );
  console.log(
    environment.DATABASE_URL
      ? "Messages  in the PostgreSQL of DATABASE_URL"
      : `Messages  in ${environment.DATA_DIR}: DATA_DIR=${environment.DATA_DIR} ./inbox list`,
  );
});

function settings() {
  try {
    return loadEnvironment({
      DATA_DIR: "data/dev",
      WORD_CHECK_TEST_WORD: "heron",
      RATE_LIMIT: "off",
      SMTP_URL: catcher.url,
      MAIL_FROM: company.emails.projects.address,
      NOTIFY_SALES: company.emails.projects.address,
      NOTIFY_CAREERS: company.emails.careers.address,
    });
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
