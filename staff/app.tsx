import { hash } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { User } from "../intake/inbox/follow-up.ts";
import type { Message } from "../intake/inbox/message.ts";
import { countMessages, findMessage, listOpenings, readMessages } from "../intake/inbox/messages.ts";
import { countByProgress, listChoices } from "../intake/inbox/totals.ts";
import type { MessageKind } from "../intake/messages/common.ts";
import { parseReference } from "../intake/reference.ts";
import type { DeliveryKind } from "../intake/store/database.ts";
import type { Connection } from "../intake/store/store.ts";
import { change, type Sent } from "./change.ts";
import { sendExport, sendFile, sendOpening } from "./downloads.ts";
import { ErasePage } from "./pages/actions.tsx";
import type { Draft } from "./pages/follow-up-form.tsx";
import { Layout } from "./pages/layout.tsx";
import { ListPage } from "./pages/list-page.tsx";
import { MessagePage } from "./pages/message-page.tsx";
import styles from "./staff.css?inline";
import { KIND_LABELS, NO_OWNER, toFilter, toUrl, toView } from "./view.ts";

export type StaffOptions = {
  connection: Connection;
  company: string;
  timeZone: string;
  /** Undefined if there is no such opening any more. */
  openingTitle: (slug: string) => string | undefined;
  labels: Record<MessageKind, Record<string, string>>;
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  log: (details: object, text: string) => void;
  onError: (error: unknown) => void;
};

/** The server adds to each request: the user, the token for the user's forms, and whether a token is valid. */
type Env = { Bindings: { user: User; token: string; isOwnForm: (token: unknown) => boolean } };
type Staff = Context<Env>;

const PAGE_SIZE = 50;
const MAX_BODY = 1_000_000;
const TOO_LONG = "What you typed is too long. Go back and shorten it.";
// The fonts are in the style sheet, so there is nothing to wait for.
const css = styles.replace(/font-display: ?optional/g, "font-display: block");
const stylesheet = `/style-${hash("sha256", css).slice(0, 12)}.css`;

const NOTICES = new Map([
  ["saved", "Saved."],
  ["unchanged", "Nothing was changed."],
  ["new-owner", "Saved. No message had this owner before, so check the name."],
  ["next", "This is the next message."],
  ["last", "It was the last message of the list."],
  ["spam", "Marked as spam. What was not sent yet is cancelled."],
  ["not-spam", "Marked as not spam. The deliveries it has missed will be sent."],
  ["retry", "It will be sent again in a moment."],
  ["erase", "The message was erased."],
]);

/** The inbox in the browser. Every page is plain HTML, and every change is a form. */
export function createStaffApp(options: StaffOptions) {
  const { connection, company, timeZone, openingTitle } = options;
  const { db } = connection;
  const app = new Hono<Env>();

  const frame = (c: Staff) => ({ company, stylesheet, timeZone, openingTitle, user: c.env.user });
  const viewOf = (c: Staff) => toView(c.req.query());
  const filterOf = (c: Staff) => toFilter(viewOf(c), c.env.user, timeZone);
  const noticeOf = (c: Staff) => ({
    notice: c.req.query("done")?.replace(/\S+/g, (key) => NOTICES.get(key) ?? ""),
    isWarning: c.req.query("done") === "new-owner",
  });
  const choicesFor = (c: Staff, name: "owner" | "source" | "campaign") => listChoices(db, filterOf(c), name);
  const ownersFor = async ({ env: { user } }: Staff) =>
    (await listChoices(db, { kinds: user.kinds }, "owner")).map(({ value }) => value);
  const page = (c: Staff, element: ReactElement, status: ContentfulStatusCode = 200) =>
    c.html(`<!doctype html>${renderToStaticMarkup(element)}`, status);
  const log = (c: Staff, action: string, details: object) =>
    options.log({ user: c.env.user.name, action, ...details }, "Inbox used");

  const problem = (c: Staff, status: ContentfulStatusCode, text: string) =>
    page(c, <Layout {...frame(c)} title={text} notice={text} isWarning />, status);

  app.onError((error, c) => {
    options.onError(error);
    return problem(c, 500, "Something went wrong. Try again, or ask the person who runs the server.");
  });
  app.notFound((c) => problem(c, 404, "There is no such page or message, or it was erased."));

  app.get(stylesheet, (c) => {
    c.header("Cache-Control", "private, max-age=31536000, immutable");
    return c.body(css, 200, { "Content-Type": "text/css; charset=utf-8" });
  });

  app.get("/", async (c) => {
    const { kinds } = c.env.user;
    const [view, filter] = [viewOf(c), filterOf(c)];
    const reference = parseReference(view.words);
    if (reference && (await requested(c, reference)))
      return c.redirect(toUrl(`/messages/${reference}`, { ...view, words: "" }));
    const after = view.before || undefined;
    const found = await Array.fromAsync(
      readMessages(db, filter, "newest first", { limit: PAGE_SIZE + 1, after }),
    );
    const messages = found.slice(0, PAGE_SIZE);
    const openings = kinds.includes("application") ? await listOpenings(db) : [];
    const props = {
      ...{ view, messages, ...noticeOf(c) },
      last: found.length > PAGE_SIZE ? messages.at(-1)?.reference : undefined,
      counts: await countByProgress(db, filter),
      choices: {
        kind: kinds.length > 1 ? kinds.map((value) => ({ value, label: KIND_LABELS[value] })) : [],
        opening: openings.map((value) => ({ value, label: openingTitle(value) })),
        owner: [{ value: NO_OWNER, label: "No owner" }, ...(await choicesFor(c, "owner"))],
        source: await choicesFor(c, "source"),
        campaign: await choicesFor(c, "campaign"),
      },
    };
    log(c, "list", { messages: messages.length });
    return page(c, <ListPage {...frame(c)} {...props} />);
  });

  /** The message with this reference, or null if there is none that the user may see. */
  async function requested(c: Staff, reference = c.req.param("reference") ?? ""): Promise<Message | null> {
    const message = await findMessage(db, reference);
    return message && c.env.user.kinds.includes(message.kind) ? message : null;
  }

  /** The reference of the message before or after this one in the list. */
  async function neighbour(c: Staff, after: string, order: "newest first" | "oldest first") {
    const [found] = await Array.fromAsync(readMessages(db, filterOf(c), order, { limit: 1, after }));
    return found?.reference;
  }

  /** The number of other messages from the same email address. */
  const countOthers = async (c: Staff, { email }: Message) =>
    (await countMessages(db, { kinds: c.env.user.kinds, email })) - 1;

  async function showMessage(c: Staff, message: Message, draft?: Draft) {
    const { reference, kind } = message;
    const newer = await neighbour(c, reference, "oldest first");
    const older = await neighbour(c, reference, "newest first");
    const isListed = (await countMessages(db, { ...filterOf(c), reference })) > 0;
    const props = {
      ...{ message, draft, newer, older, view: viewOf(c), token: c.env.token, ...noticeOf(c) },
      place: isListed ? reference : (older ?? newer),
      labels: options.labels[kind],
      owners: await ownersFor(c),
      others: await countOthers(c, message),
    };
    log(c, "show", { reference });
    const status = draft?.problem ? 422 : 409;
    return page(c, <MessagePage {...frame(c)} {...props} />, draft ? status : 200);
  }

  app.get("/messages/:reference", async (c) => {
    const message = await requested(c);
    return message ? showMessage(c, message) : c.notFound();
  });

  app.get("/messages/:reference/erase", async (c) => {
    const message = await requested(c);
    if (!message) return c.notFound();
    const props = { message, view: viewOf(c), token: c.env.token, others: await countOthers(c, message) };
    return page(c, <ErasePage {...frame(c)} {...props} />);
  });

  const limit = bodyLimit({ maxSize: MAX_BODY, onError: (c) => problem(c, 413, TOO_LONG) });
  app.post("/messages/:reference/:action{follow-up|spam|not-spam|retry|erase}", limit, async (c) => {
    const sent = (await c.req.parseBody()) as Sent;
    if (!c.env.isOwnForm(sent.token)) return problem(c, 403, "The form is not valid. Open it again.");
    const message = await requested(c);
    if (!message) return c.notFound();
    const { reference, kind } = message;
    const [action, author, owners] = [c.req.param("action"), c.env.user.name, await ownersFor(c)];
    const next = await neighbour(c, reference, "newest first");
    const deliveries = options.deliveries[kind];
    const outcome = await change(connection, message, { action, sent, author, owners, deliveries });
    if (typeof outcome === "object") return showMessage(c, (await requested(c)) ?? message, outcome);
    log(c, action, { reference });
    const goTo = (path: string, done = "", place = "") =>
      c.redirect(toUrl(path, viewOf(c), { done }) + place, 303);
    if (sent.erase) return goTo(`/messages/${reference}/erase`);
    if (outcome === "erase") return goTo("/", outcome, next && `#${next}`);
    if (!sent.next || outcome === "new-owner") return goTo(`/messages/${reference}`, outcome);
    return next ? goTo(`/messages/${next}`, `${outcome} next`) : goTo("/", `${outcome} last`);
  });

  app.get("/messages/:reference/files/:file", async (c) => {
    const message = await requested(c);
    const file = message?.files.find(({ id }) => id === c.req.param("file"));
    if (!message || !file) return c.notFound();
    log(c, "download", { reference: message.reference, file: file.id });
    return sendFile(c, db, file);
  });

  app.get("/openings/:archive{[a-z0-9-]+\\.zip}", async (c) => {
    const opening = c.req.param("archive").replace(/\.zip$/, "");
    const isVisible = c.env.user.kinds.includes("application") && (await listOpenings(db)).includes(opening);
    if (!isVisible) return c.notFound();
    log(c, "download", { opening });
    return sendOpening(c, db, opening, filterOf(c));
  });

  app.get("/:export{export\\.(?:csv|json)}", async (c) => {
    log(c, "export", { file: c.req.param("export") });
    return sendExport(c, db, filterOf(c), viewOf(c), timeZone);
  });

  return app;
}
