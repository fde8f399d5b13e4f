import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Intake } from "../../intake/intake.ts";
import type { Client } from "../../intake/receive/receive-context.ts";
import type { Readiness } from "../operations/readiness.ts";
import { clientAddress } from "./client-address.ts";
import { messageRoutes } from "./message-routes.ts";
import { redirectTarget } from "./redirects.ts";
import { wordCheckRoutes } from "./word-check-routes.ts";

/** Passed to a route's action, which hands the form to the intake. */
type FormContext = { intake: Intake; client: Client };
export type RenderPage = (request: Request, formContext?: FormContext) => Promise<Response>;

export type AppParts = {
  isPage: (path: string) => boolean;
  hasForm: (path: string) => boolean;
  intake: Intake;
  /** Runs a route's action or loader and renders its page. */
  renderPage: RenderPage;
  isTrusted: (address: string) => boolean;
  /** Whether visitors use HTTPS. If so, cookies get the `Secure` attribute. */
  secureCookies: boolean;
  readiness: Readiness;
  onError: (error: unknown) => void;
};

export type ServerEnv = { Bindings: HttpBindings; Variables: { client: Client } };

/** Handles the requests that are not answered with a file, for example POST requests. */
export function createApp(parts: AppParts) {
  const { isPage, hasForm, intake, renderPage, isTrusted, readiness, onError } = parts;
  const app = new Hono<ServerEnv>();

  app.use(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? "";
    c.set("client", { address: clientAddress(peer, c.req.header("x-forwarded-for"), isTrusted) });
    await next();
  });

  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) onError(error);
    // Scripts that send forms show their own text for each outcome.
    if (c.req.path.startsWith("/messages/")) return c.json({ outcome: "failed", status: 500 }, 500);
    return c.text("Something went wrong on our side. Please try again.", 500);
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const reason = await readiness.reason();
    c.header("Cache-Control", "no-store");
    return reason === null ? c.json({ status: "ready" }) : c.json({ status: "unavailable", reason }, 503);
  });

  app.route("/word-check", wordCheckRoutes(intake, parts));
  app.route("/messages", messageRoutes(intake));

  // In production, pages of the build are files, so this renders the search, thank-you and not-found pages.
  app.get("*", async (c) => {
    const target = redirectTarget(new URL(c.req.url), isPage);
    if (target) return c.redirect(target, 301);
    // Data for React Router's client, which the site doesn't load.
    if (c.req.path.endsWith(".data")) return notFound(c);
    return render(c);
  });

  app.post("*", async (c) => {
    if (!isPage(c.req.path)) return notFound(c);
    if (!hasForm(c.req.path)) return c.text("There is no form on this page.", 405, { Allow: "GET, HEAD" });
    // React Router would log a stack trace for an Origin it can't parse.
    if (!isOrigin(c.req.header("origin"))) {
      return c.text("We couldn't accept this form. Please reload the page and try again.", 403);
    }
    return render(c);
  });

  app.all("*", (c) => c.text("This method is not allowed.", 405, { Allow: "GET, HEAD, POST" }));

  async function render(c: Context<ServerEnv>, request = c.req.raw) {
    const page = await renderPage(request, { intake, client: c.var.client });
    page.headers.set("Cache-Control", "no-store");
    return page;
  }

  /** The path "/404" belongs to no page, so the router renders the not-found page, and no route's action. */
  const notFound = (c: Context<ServerEnv>) => render(c, new Request(new URL("/404", c.req.url)));

  return app;
}

function isOrigin(origin: string | undefined) {
  return origin === undefined || origin === "null" || URL.canParse(origin);
}
