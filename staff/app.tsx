import { hash } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRateLimits, DEFAULT_RATE_LIMITS } from "../intake/abuse/rate-limits.ts";
import type { User } from "../intake/inbox/follow-up.ts";
import { type Message, senderOf } from "../intake/inbox/message.ts";
import { findMessage, listOpenings, readMessages } from "../intake/inbox/messages.ts";
import { countByProgress, listChoices } from "../intake/inbox/totals.ts";
import type { MessageKind } from "../intake/messages/common.ts";
import type { DeliveryKind } from "../intake/store/database.ts";
import type { Connection } from "../intake/store/store.ts";
import { change, type Sent } from "./change.ts";
import { sendExport, sendFile, sendOpening } from "./downloads.ts";
import { formToken, isOwnForm } from "./form-token.ts";
import type { Draft } from "./pages/follow-up-form.tsx";
import { PlainPage } from "./pages/layout.tsx";
import { ListPage } from "./pages/list-page.tsx";
import { MessagePage } from "./pages/message-page.tsx";
import { ErasePage } from "./pages/other-actions.tsx";
import css from "./staff.css?inline";
import { toFilter, toUrl, toView } from "./view.ts";

export type StaffOptions = {
  connection: Connection;
  /** Signs the tokens of forms. */
  formKey: string;
  /** The user who sent a request, or a sentence that says why it is refused. */
  identify: (headers: Headers, remoteAddress: string) => User | string;
  company: string;
  timeZone: string;
  /** The labels of the forms' fields. */
  labels: Record<MessageKind, Record<string, string>>;
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  /** Called with each access to messages, without their content. */
  log: (details: object, text: string) => void;
  onError: (error: unknown) => void;
};

type Staff = Context<{ Bindings: HttpBindings; Variables: { user: User } }>;

const PAGE_SIZE = 50;
const REQUESTS = { points: 300, seconds: 60 };
const stylesheet = `/style-${hash("sha256", css).slice(0, 12)}.css`;

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // With "no-referrer", browsers would send "Origin: null" with forms.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
};

const NOTICES: Record<string, string> = {
  saved: "Saved.",
  spam: "Marked as spam. Messages that were not sent yet are cancelled.",
  "not-spam": "Marked as not spam. Deliveries it has missed will be sent.",
  retry: "It will be sent again in a moment.",
  erased: "The message was erased.",
};

/** The inbox in the browser. Every page is plain HTML, and every change is a form. */
export function createStaffApp(options: StaffOptions) {
  const { connection, formKey, company, timeZone } = options;
  const { db } = connection;
  const limits = createRateLimits({ ...DEFAULT_RATE_LIMITS, tries: REQUESTS });
  const app = new Hono<{ Bindings: HttpBindings; Variables: { user: User } }>();

  const frame = (c: Staff) => ({ company, stylesheet, user: c.var.user });
  const viewOf = (c: Staff) => toView((name) => c.req.query(name));
  const page = (c: Staff, element: ReactElement, status: 200 | 404 | 409 = 200) =>
    c.html(`<!doctype html>${renderToStaticMarkup(element)}`, status);
  const log = (c: Staff, action: string, details: object) =>
    options.log({ user: c.var.user.name, action, ...details }, "Inbox used");

  app.onError((error, c) => {
    options.onError(error);
    return c.text("Something went wrong. Please try again, or ask the person who runs the server.", 500);
  });

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    const user = options.identify(c.req.raw.headers, c.env.incoming.socket.remoteAddress ?? "");
    if (typeof user === "string") return c.text(user, 403);
    if (limits.consume("tries", user.name) !== null) return c.text("Too many requests. Wait a minute.", 429);
    c.set("user", user);
    await next();
  });

  app.get(stylesheet, (c) => {
    c.header("Cache-Control", "private, max-age=31536000, immutable");
    return c.body(css, 200, { "Content-Type": "text/css; charset=utf-8" });
  });

  app.get("/", async (c) => {
    const { kinds } = c.var.user;
    const [view, before] = [viewOf(c), c.req.query("before")];
    const filter = toFilter(view, c.var.user, timeZone);
    const messages: Message[] = [];
    const found = readMessages(db, filter, "newest first", { pageSize: PAGE_SIZE + 1, after: before });
    for await (const message of found) if (messages.push(message) > PAGE_SIZE) break;
    const openings = kinds.includes("application") ? await listOpenings(db) : [];
    const props = {
      ...{ view, timeZone, isFirst: !before, notice: NOTICES[c.req.query("done") ?? ""] },
      messages: messages.slice(0, PAGE_SIZE),
      hasOlder: messages.length > PAGE_SIZE,
      totals: await countByProgress(db, filter),
      choices: { ...(await listChoices(db, kinds)), openings },
    };
    log(c, "list", { messages: props.messages.length });
    return page(c, <ListPage {...frame(c)} {...props} />);
  });

  /** The message, or null if there is none that the user may see. */
  async function visibleMessage(c: Staff): Promise<Message | null> {
    const message = await findMessage(db, c.req.param("reference") ?? "");
    return message && c.var.user.kinds.includes(message.kind) ? message : null;
  }

  const notFound = (c: Staff) =>
    page(
      c,
      <PlainPage {...frame(c)} title="Not found">
        <p>There is no such message, or it was erased.</p>
      </PlainPage>,
      404,
    );

  async function showMessage(c: Staff, message: Message, draft?: Draft) {
    const view = viewOf(c);
    const neighbour = async (order: "newest first" | "oldest first") => {
      const filter = toFilter(view, c.var.user, timeZone);
      const after = message.reference;
      for await (const next of readMessages(db, filter, order, { pageSize: 20, after }))
        return next.reference;
      return undefined;
    };
    const props = {
      ...{ message, view, timeZone, draft, token: formToken(formKey, c.var.user) },
      labels: options.labels[message.kind],
      owners: (await listChoices(db, c.var.user.kinds)).owners,
      newer: await neighbour("oldest first"),
      older: await neighbour("newest first"),
      notice: NOTICES[c.req.query("done") ?? ""],
    };
    log(c, "show", { reference: message.reference });
    return page(c, <MessagePage {...frame(c)} {...props} />, draft ? 409 : 200);
  }

  app.get("/messages/:reference", async (c) => {
    const message = await visibleMessage(c);
    return message ? showMessage(c, message) : notFound(c);
  });

  app.get("/messages/:reference/erase", async (c) => {
    const message = await visibleMessage(c);
    if (!message) return notFound(c);
    const props = { message, view: viewOf(c), token: formToken(formKey, c.var.user) };
    return page(c, <ErasePage {...frame(c)} {...props} name={senderOf(message) || message.email} />);
  });

  app.post("/messages/:reference/:action", bodyLimit({ maxSize: 100_000 }), async (c) => {
    const sent = (await c.req.parseBody()) as Sent;
    if (!isOwnForm(c.req.raw.headers, formToken(formKey, c.var.user), sent.token)) {
      return c.text("This form was not sent by the inbox. Reload the page and try again.", 403);
    }
    const message = await visibleMessage(c);
    if (!message) return notFound(c);
    const { reference, kind } = message;
    const action = c.req.param("action");
    const outcome = await change(
      connection,
      message,
      action,
      sent,
      c.var.user.name,
      options.deliveries[kind],
    );
    if (outcome === "unknown") return notFound(c);
    if (typeof outcome === "object") return showMessage(c, (await visibleMessage(c)) ?? message, outcome);
    log(c, action, { reference });
    const path = outcome === "erased" ? "/" : `/messages/${reference}`;
    return c.redirect(toUrl(path, viewOf(c), { done: outcome }), 303);
  });

  app.get("/messages/:reference/files/:file", async (c) => {
    const message = await visibleMessage(c);
    const file = message?.files.find(({ id }) => id === c.req.param("file"));
    if (!message || !file) return notFound(c);
    log(c, "download", { reference: message.reference, file: file.id });
    return sendFile(c, db, file);
  });

  app.get("/openings/:archive{[a-z0-9-]+\\.zip}", async (c) => {
    const opening = c.req.param("archive").replace(/\.zip$/, "");
    if (!c.var.user.kinds.includes("application") || !(await listOpenings(db)).includes(opening))
      return notFound(c);
    log(c, "download", { opening });
    return sendOpening(c, db, opening);
  });

  app.get("/:export{export\\.(?:csv|json)}", async (c) => {
    const format = c.req.param("export") === "export.csv" ? "csv" : "json";
    log(c, "export", { format });
    return sendExport(c, db, toFilter(viewOf(c), c.var.user, timeZone), format, timeZone);
  });

  app.notFound((c) => notFound(c as Staff));
  return app;
}
