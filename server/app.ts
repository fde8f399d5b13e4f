import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { isPersonalPage, takesPosts } from "../app/page-paths.ts";
import { redirectTarget } from "../app/redirects.ts";
import type { Intake } from "../intake/intake.ts";
import type { Client } from "../intake/receive/receive-context.ts";
import { cameOverTls, clientAddress, proxyTrust } from "./client-address.ts";
import { messageRoutes } from "./message-routes.ts";
import type { Readiness } from "./readiness.ts";
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from "./security-headers.ts";
import type { Site, SiteFile } from "./site-files.ts";
import { answerFor, sendFile } from "./static-answer.ts";
import { lingerOnClose, readRest } from "./unread-body.ts";
import { type Vital, vitalsRoutes } from "./vitals.ts";
import { wordCheckRoutes } from "./word-check-routes.ts";

export type RenderPage = (request: Request, handed: { intake: Intake; client: Client }) => Promise<Response>;

export type AppParts = {
  site: Site;
  intake: Intake;
  /** Runs a route's action or loader and renders the page around it. */
  renderPage: RenderPage;
  trustedProxies: string[];
  readiness: Readiness;
  /** Takes what browsers report. Without it there is no such address. */
  recordVital?: ((vital: Vital) => void) | undefined;
  onError: (error: unknown) => void;
};

type ServerEnv = { Bindings: HttpBindings; Variables: { client: Client } };

export function createApp(parts: AppParts) {
  const { site, intake, renderPage, trustedProxies, readiness, recordVital, onError } = parts;
  const isTrusted = proxyTrust(trustedProxies);
  const pagePolicy = contentSecurityPolicy(site.index.scriptHashes);
  const app = new Hono<ServerEnv>();

  app.use(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? "";
    c.set("client", { address: clientAddress(peer, c.req.header("x-forwarded-for"), isTrusted) });
    await next();
    const { incoming, outgoing } = c.env;
    if (outgoing.headersSent) return;
    if (c.req.method === "POST" && !incoming.readableEnded && !(await readRest(c.req.raw))) {
      c.res.headers.set("connection", "close");
      lingerOnClose(incoming.socket);
    }
    const overTls = cameOverTls(incoming, isTrusted);
    for (const [name, value] of Object.entries(securityHeaders(overTls))) c.res.headers.set(name, value);
    if (
      c.res.headers.get("content-type")?.startsWith("text/html") &&
      !c.res.headers.has("content-security-policy")
    ) {
      c.res.headers.set("content-security-policy", pagePolicy);
    }
  });

  app.onError((error, c) => {
    onError(error);
    return c.text("Something went wrong on our side. Please try again.", 500);
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const reason = await readiness.reason();
    c.header("Cache-Control", "no-store");
    return reason === null ? c.json({ status: "ready" }) : c.json({ status: "unavailable", reason }, 503);
  });
  if (recordVital) app.route("/vitals", vitalsRoutes(recordVital));
  app.route("/word-check", wordCheckRoutes(intake));
  app.route("/messages", messageRoutes(intake));

  app.on(["GET", "HEAD"], "*", (c) => {
    const path = c.req.path;
    const file = site.files.get(path + new URL(c.req.url).search) ?? site.files.get(path);
    if (file) return answerWith(c, file);
    if (isPersonalPage(path)) return answerPersonally(c.req.raw, c.var.client);
    const target = redirectTarget(path, site.isPage);
    if (target) return c.redirect(target + new URL(c.req.url).search, 301);
    return notFound(c);
  });

  app.post("*", (c) => {
    const path = c.req.path.replace(/\.data$/, "");
    if (!site.isPage(path)) return notFound(c);
    if (!takesPosts(path)) return c.text("This page takes no messages.", 405, { Allow: "GET, HEAD" });
    // The router would answer this with a stack trace in the log.
    if (!isOrigin(c.req.header("origin"))) return c.text("This form was sent from another site.", 403);
    return answerPersonally(c.req.raw, c.var.client);
  });

  app.all("*", (c) => c.text("That cannot be done here.", 405, { Allow: "GET, HEAD, POST" }));

  function isOrigin(origin: string | undefined) {
    return origin === undefined || origin === "null" || URL.canParse(origin);
  }

  async function answerPersonally(request: Request, client: Client) {
    const rendered = await renderPage(request, { intake, client });
    const headers = new Headers(rendered.headers);
    headers.set("cache-control", "no-store");
    if (!headers.get("content-type")?.startsWith("text/html")) {
      return new Response(rendered.body, { status: rendered.status, headers });
    }
    const html = await rendered.text();
    headers.set("content-security-policy", contentSecurityPolicy(inlineScriptHashes(html)));
    return new Response(html, { status: rendered.status, headers });
  }

  function answerWith({ env }: Context<ServerEnv>, file: SiteFile, status: 200 | 404 = 200) {
    const { incoming, outgoing } = env;
    const options = { overTls: cameOverTls(incoming, isTrusted), status };
    // Hono answers HEAD with a response of its own, made of ours.
    if (incoming.method === "HEAD") return headResponse(answerFor(incoming, file, options));
    sendFile(incoming, outgoing, file, options);
    return RESPONSE_ALREADY_SENT;
  }

  function notFound(c: Context<ServerEnv>) {
    const { notFound: page, notFoundUnder } = site.index;
    const pathname = c.req.path;
    // The router's own client asks for data and makes its own page of the answer.
    if (pathname.endsWith(".data")) return new Response("Not found", { status: 404 });
    const folder = Object.keys(notFoundUnder).find((candidate) => pathname.startsWith(candidate));
    const file = site.files.get((folder && notFoundUnder[folder]) ?? page);
    return file ? answerWith(c, file, 404) : new Response("Not found", { status: 404 });
  }

  return app;
}

function headResponse({ status, headers }: ReturnType<typeof answerFor>) {
  const fields = new Headers();
  for (let at = 0; at < headers.length; at += 2) fields.set(headers[at] ?? "", headers[at + 1] ?? "");
  return new Response(null, { status, headers: fields });
}
