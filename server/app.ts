import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { hasMessageForm } from "../app/page-paths.ts";
import { redirectTarget } from "../app/redirects.ts";
import { readQuery } from "../app/search-context.ts";
import type { Intake } from "../intake/intake.ts";
import { type FormPost, toFormPost } from "../intake/multipart/form-body.ts";
import type { Client } from "../intake/receive/receive-context.ts";
import { isReference } from "../intake/reference.ts";
import { clientAddress } from "./client-address.ts";
import type { FixedPages } from "./fixed-pages.ts";
import { messageRoutes } from "./message-routes.ts";
import type { Readiness } from "./readiness.ts";
import { limitRequests } from "./request-limits.ts";
import { closeUnread, readRest } from "./unread-body.ts";
import { type Vital, vitalsRoutes } from "./vitals.ts";
import { wordCheckRoutes } from "./word-check-routes.ts";

/** Passed to a route's action, which hands the form to the intake. */
type FormContext = { intake: Intake; form: FormPost; client: Client };
export type RenderPage = (request: Request, formContext?: FormContext) => Promise<Response>;

export type AppParts = {
  isPage: (path: string) => boolean;
  /** Undefined in development, where every page is rendered from the source. */
  fixedPages?: FixedPages;
  intake: Intake;
  /** Runs a route's action or loader and renders its page. */
  renderPage: RenderPage;
  isTrusted: (address: string) => boolean;
  isLimited: boolean;
  readiness: Readiness;
  /** Records the Web Vitals that browsers report. If undefined, there is no /vitals endpoint. */
  recordVital?: ((vital: Vital) => void) | undefined;
  onError: (error: unknown) => void;
};

export type ServerEnv = { Bindings: HttpBindings; Variables: { client: Client } };

/** Handles the requests that are not answered with a file, for example POST requests. */
export function createApp(parts: AppParts) {
  const { isPage, fixedPages, intake, renderPage, isTrusted, readiness, recordVital, onError } = parts;
  const app = new Hono<ServerEnv>();

  app.use(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? "";
    c.set("client", { address: clientAddress(peer, c.req.header("x-forwarded-for"), isTrusted) });
    await next();
    const { incoming } = c.env;
    if (c.req.method === "POST" && !(await readRest(incoming))) {
      c.res.headers.set("connection", "close");
      incoming.socket.destroySoon = () => closeUnread(incoming.socket);
    }
  });

  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) onError(error);
    return c.text("Something went wrong on our side. Please try again.", 500);
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const reason = await readiness.reason();
    c.header("Cache-Control", "no-store");
    return reason === null ? c.json({ status: "ready" }) : c.json({ status: "unavailable", reason }, 503);
  });

  if (parts.isLimited) {
    const limits = limitRequests();
    for (const path of ["/search", "/thank-you/*", "/word-check/*"]) app.get(path, limits);
    app.post("*", limits);
  }
  if (recordVital) app.route("/vitals", vitalsRoutes(recordVital));
  app.route("/word-check", wordCheckRoutes(intake));
  app.route("/messages", messageRoutes(intake));

  if (fixedPages) {
    app.get("/search", (c) => {
      c.header("Cache-Control", "no-store");
      return c.html(fixedPages.search(readQuery(c.req.url)));
    });
    app.get("/thank-you/:kind/:reference", (c) => {
      const { kind, reference } = c.req.param();
      const page = isReference(reference) && fixedPages.thankYou(kind, reference);
      if (!page) return notFound(c);
      c.header("Cache-Control", "no-store");
      return c.html(page);
    });
  }

  app.get("*", (c) => {
    const target = redirectTarget(new URL(c.req.url), isPage);
    return target ? c.redirect(target, 301) : notFound(c);
  });

  app.post("*", async (c) => {
    if (!isPage(c.req.path)) return notFound(c);
    if (!hasMessageForm(c.req.path))
      return c.text("There is no form on this page.", 405, { Allow: "GET, HEAD" });
    // React Router would log a stack trace for an Origin it can't parse.
    if (!isOrigin(c.req.header("origin"))) {
      return c.text("We couldn't accept this form. Please reload the page and try again.", 403);
    }
    return renderForVisitor(c);
  });

  app.all("*", (c) => c.text("This method is not allowed.", 405, { Allow: "GET, HEAD, POST" }));

  async function renderForVisitor(c: Context<ServerEnv>) {
    const formContext = { intake, form: toFormPost(c.env.incoming), client: c.var.client };
    const page = await renderPage(withoutBody(c.req.raw), formContext);
    page.headers.set("Cache-Control", "no-store");
    return page;
  }

  function notFound(c: Context<ServerEnv>) {
    // In development every page is rendered here. In production, requests for existing pages were answered earlier.
    if (!fixedPages) return renderForVisitor(c);
    const isJob = c.req.path.startsWith("/career/");
    return c.html(isJob ? fixedPages.jobNotFound : fixedPages.notFound, 404);
  }

  return app;
}

/** Leaves the body to the intake, which reads it from Node's own request. A second reader would take some of its bytes. */
function withoutBody({ url, method, headers, signal }: Request): Request {
  return new Request(url, { method, headers, signal });
}

function isOrigin(origin: string | undefined) {
  return origin === undefined || origin === "null" || URL.canParse(origin);
}
