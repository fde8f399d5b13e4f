import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { MESSAGE_KINDS } from "../../intake/forms/common.ts";
import type { Intake } from "../../intake/intake.ts";
import type { Client } from "../../intake/receive/receive-context.ts";
import type { Readiness } from "../operations/readiness.ts";
import type { Version } from "../operations/release.ts";
import { type FindAddress, properUrl } from "./addresses.ts";
import { clientAddress } from "./client-address.ts";
import { messageRoutes } from "./message-routes.ts";
import { wordCheckFiles, wordCheckRoutes } from "./word-check-routes.ts";

/** Passed to a route's action, which hands the form to the intake. */
type FormContext = { intake: Intake; client: Client };
export type RenderPage = (request: Request, formContext?: FormContext) => Promise<Response>;

export type AppParts = {
  findAddress: FindAddress;
  hasForm: (path: string) => boolean;
  intake: Intake;
  /** Runs a route's action or loader and renders its page. */
  renderPage: RenderPage;
  /** The HTML of the not-found page. */
  notFoundPage: (path: string) => string | Promise<string>;
  isTrusted: (address: string) => boolean;
  /** Whether visitors use HTTPS. If so, cookies get the `Secure` attribute. */
  secureCookies: boolean;
  readiness: Readiness;
  version: () => Version;
  onError: (error: unknown) => void;
};

/** The addresses that have no file, except thank-you pages. */
export const computedAddresses = [
  ...["/search", "/search.json", "/healthz", "/readyz", "/version.json"],
  ...MESSAGE_KINDS.map((kind) => `/messages/${kind}`),
  ...wordCheckFiles.map((file) => `/word-check/${file}`),
];

export type ServerEnv = { Bindings: HttpBindings; Variables: { client: Client } };

export const FAILED = "Something went wrong on our side. Please try again.";

/** Handles the requests that are not answered with a file, for example POST requests. */
export function createApp(parts: AppParts) {
  const { findAddress, hasForm, intake, renderPage, notFoundPage, isTrusted, readiness, onError } = parts;
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
    return c.text(FAILED, 500);
  });

  // Everything has one address. Other spellings are redirected; 308 makes the browser send a form again.
  app.use(async (c, next) => {
    const url = c.env.incoming.url ?? "/";
    const proper = properUrl(url, findAddress);
    if (proper === undefined) return notFound(c);
    if (proper === url) return next();
    return c.redirect(proper, c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308);
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const reason = await readiness.reason();
    c.header("Cache-Control", "no-store");
    return reason === null ? c.json({ status: "ready" }) : c.json({ status: "unavailable", reason }, 503);
  });

  app.get("/version.json", (c) => c.json(parts.version(), 200, { "Cache-Control": "no-store" }));

  app.route("/word-check", wordCheckRoutes(intake, parts));
  app.route("/messages", messageRoutes(intake));

  // In production, pages of the build are files, so this renders the search and thank-you pages and estimates.
  app.get("*", (c) => render(c));

  app.post("*", async (c) => {
    if (!hasForm(c.req.path)) return c.text("There is no form on this page.", 405, { Allow: "GET, HEAD" });
    // React Router would log a stack trace for an Origin it can't parse.
    if (!isOrigin(c.req.header("origin"))) {
      return c.text("We couldn't accept this form. Please reload the page and try again.", 403);
    }
    return render(c);
  });

  app.all("*", (c) => c.text("This method is not allowed.", 405, { Allow: "GET, HEAD, POST" }));

  async function render(c: Context<ServerEnv>) {
    const page = await renderPage(c.req.raw, { intake, client: c.var.client });
    page.headers.set("Cache-Control", "no-store");
    return page;
  }

  const notFound = async (c: Context<ServerEnv>) =>
    c.body(await notFoundPage(c.req.path), 404, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    });

  return app;
}

function isOrigin(origin: string | undefined) {
  return origin === undefined || origin === "null" || URL.canParse(origin);
}
