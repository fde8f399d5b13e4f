import { hash } from "node:crypto";
import { makeZip } from "client-zip";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MessageKind } from "../intake/forms/common.ts";
import { numberMessages, readConversation } from "../intake/inbox/conversation.ts";
import { toCsv } from "../intake/inbox/export/csv.ts";
import { toJson } from "../intake/inbox/export/json.ts";
import type { MessageFilter } from "../intake/inbox/filter.ts";
import { InvalidEntry, StaleMessage } from "../intake/inbox/follow-up.ts";
import { type Message, readFileBytes } from "../intake/inbox/message.ts";
import {
  countMessages,
  countOthers,
  findMessage,
  findPlace,
  readMessages,
} from "../intake/inbox/read-messages.ts";
import { listChoices, summarize } from "../intake/inbox/totals.ts";
import { isDay } from "../intake/local-time.ts";
import { isReference, parseReference } from "../intake/reference.ts";
import { type DeliveryKind, RESULTS } from "../intake/store/database.ts";
import type { Connection } from "../intake/store/store.ts";
import type { WorkingDays } from "../intake/working-days.ts";
import type { User } from "./access.ts";
import { change, type Draft, erase, SENT } from "./change.ts";
import { filesOf, sendFile } from "./downloads.ts";
import { ErasePage } from "./pages/erase-page.tsx";
import { Layout, PageContext } from "./pages/layout.tsx";
import { ListPage } from "./pages/list-page.tsx";
import { MessagePage } from "./pages/message-page.tsx";
import { addReply } from "./reply-routes.tsx";
import { addReport } from "./report-routes.tsx";
import { type Result, readResult, toParameters } from "./result.ts";
import { addSeveral, findUnchanged } from "./several-routes.tsx";
import styles from "./staff.css?inline";
import {
  exportName,
  KIND_LABELS,
  labelOfStatus,
  NO_OWNER,
  orderOf,
  toFilter,
  toUrl,
  VIEW,
  type View,
} from "./view.ts";

export type StaffOptions = {
  connection: Connection;
  workingDays: WorkingDays;
  company: string;
  /** The site's address, such as https://www.example.com, and whether it has a page with this path. */
  siteUrl: string;
  isPage: (path: string) => boolean;
  timeZone: string;
  /** Undefined if there is no such opening any more. */
  openingTitle: (slug: string) => string | undefined;
  labels: Record<MessageKind, Record<string, string>>;
  /** The running version of the site. */
  version: () => { commit: string | null; releasedAt: string | null };
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  /** Undefined if the server sends no email. */
  replies: ReplyOptions | undefined;
  log: Pick<Logger, "info" | "error">;
};

export type ReplyOptions = {
  /** The address that replies are sent from. */
  from: string;
  /** Where answers go to if the author's address is unknown. */
  team: Record<MessageKind, string>;
  templates: Record<MessageKind, readonly { name: string; text: string }[]>;
  meetingUrl: string;
};

type Env = {
  /** The server adds these to each request. The token is for the user's forms, `isOwnForm` checks it. */
  Bindings: { user: User; token: string; isOwnForm: (token: unknown) => boolean };
  /** The view and filter in the URL, and the message if the URL is below its address. */
  Variables: { view: View; filter: MessageFilter; message: Message };
};
export type Staff = Context<Env>;

/** What the routes in other modules need. */
export type Inbox = Pick<StaffOptions, "connection" | "replies"> & {
  app: Hono<Env>;
  page: (c: Staff, element: ReactElement, status?: ContentfulStatusCode) => Response | Promise<Response>;
  log: (c: Staff, action: string, details: object) => void;
  /** The fields of a form, or the response that refuses it. */
  readForm: (c: Staff) => Promise<Record<string, unknown> | Response>;
  goTo: (c: Staff, path: string, result: Result) => Response;
  /** The reference of the message after this one in the list. */
  findNext: (c: Staff) => Promise<string | undefined>;
  /** Reads the message again. False if it was erased. */
  reload: (c: Staff) => Promise<boolean>;
};

const PAGE_SIZE = 50;
// The fonts are in the style sheet, so there is nothing to wait for.
const css = styles.replace(/font-display: ?optional/g, "font-display: block");
const stylesheet = `/style-${hash("sha256", css).slice(0, 12)}.css`;

/** The inbox in the browser. Every page is plain HTML, and every change is a form. */
export function createStaffApp(options: StaffOptions) {
  const { connection, workingDays, timeZone, openingTitle } = options;
  const { db } = connection;
  const app = new Hono<Env>();

  const page = (c: Staff, element: ReactElement, status: ContentfulStatusCode = 200) => {
    const query = c.req.query();
    const context = {
      ...options,
      ...c.env,
      view: c.var.view,
      result: readResult(query, c.env.token),
      isDateLeftOut: [query.from, query.to].some((day) => day && !isDay(day)),
      stylesheet,
    };
    const document = <PageContext value={context}>{element}</PageContext>;
    return c.html(`<!doctype html>${renderToStaticMarkup(document)}`, status);
  };
  const problem = (c: Staff, status: ContentfulStatusCode, text: string) =>
    page(c, <Layout title={text} />, status);
  const log = (c: Staff, action: string, details: object) =>
    options.log.info({ user: c.env.user.name, action, ...details }, "Inbox used");

  app.onError((error, c) => {
    options.log.error({ err: error }, "A request to the inbox failed");
    return problem(c, 500, "Something went wrong. Try again, or ask the person who runs the server.");
  });
  app.notFound((c) => problem(c, 404, "There is no such page or message, or it was erased."));

  app.use(async (c, next) => {
    const view = VIEW.parse(c.req.query());
    c.set("view", view);
    c.set("filter", toFilter(view, c.env.user, timeZone));
    await next();
  });

  app.get(stylesheet, (c) => {
    c.header("Cache-Control", "private, max-age=31536000, immutable");
    return c.body(css, 200, { "Content-Type": "text/css; charset=utf-8" });
  });

  /** The message with this reference, or null if there is none that the user may see. */
  async function findVisible({ env }: Staff, reference: string): Promise<Message | null> {
    const message = isReference(reference) ? await findMessage(db, reference) : null;
    return message && env.user.kinds.includes(message.kind) ? message : null;
  }

  app.get("/", async (c) => {
    const { kinds } = c.env.user;
    const { view, filter } = c.var;
    const reference = parseReference(view.words);
    if (reference && (await findVisible(c, reference)))
      return c.redirect(toUrl(`/messages/${reference}`, { ...view, words: "" }));
    const range = { limit: PAGE_SIZE + 1, after: view.before || undefined };
    const found = await Array.fromAsync(readMessages(db, filter, orderOf(view), range));
    const messages = found.slice(0, PAGE_SIZE);
    const summary = await summarize(db, filter, ["opening", "owner", "source", "campaign"], new Date());
    const { owner, source, campaign } = summary.choices;
    const opening = summary.choices.opening.map((each) => ({ ...each, label: openingTitle(each.value) }));
    const choices = {
      kind: kinds.length > 1 ? kinds.map((value) => ({ value, label: KIND_LABELS[value] })) : undefined,
      result: [...new Set(kinds.flatMap((kind) => RESULTS[kind]))].map((value) => ({
        value,
        label: labelOfStatus(value),
      })),
      opening: kinds.includes("application") ? opening : undefined,
      owner: [{ value: NO_OWNER, label: "No owner" }, ...owner],
      source,
      campaign,
    };
    const last = found.length > PAGE_SIZE ? messages.at(-1)?.reference : undefined;
    const { stale, unfit } = readResult(c.req.query(), c.env.token);
    const props = {
      ...{ messages, last, choices, counts: summary.totals, owners: owner },
      numbers: await numberMessages(db, kinds, messages),
      unchanged: {
        stale: await findUnchanged(connection, c, stale),
        unfit: await findUnchanged(connection, c, unfit),
      },
    };
    log(c, "list", { messages: messages.length });
    return page(c, <ListPage {...props} />);
  });

  const tooLong = (c: Context) => problem(c, 413, "What you typed is too long. Go back and shorten it.");
  app.use(bodyLimit({ maxSize: 1_000_000, onError: tooLong }));
  app.use("/messages/:reference/*", async (c, next) => {
    const message = await findVisible(c, c.req.param("reference"));
    if (!message) return c.notFound();
    c.set("message", message);
    return next();
  });

  async function showMessage(c: Staff, draft?: Draft) {
    const { message } = c.var;
    const { reference } = message;
    const { isListed, newer, older } = await findPlace(db, c.var.filter, orderOf(c.var.view), reference);
    const { owner } = await listChoices(db, { kinds: c.env.user.kinds }, ["owner"]);
    const conversation = await readConversation(db, c.env.user.kinds, message);
    log(c, "show", { reference });
    const status = draft?.problem ? 422 : 409;
    const place = isListed ? reference : (older ?? newer);
    const props = { message, draft, newer, older, conversation, owners: owner, place };
    return page(c, <MessagePage {...props} />, draft ? status : 200);
  }

  app.get("/messages/:reference", (c) => showMessage(c));

  app.get("/messages/:reference/erase", async (c) => {
    const { message } = c.var;
    const others = await countOthers(db, c.env.user.kinds, message);
    return page(c, <ErasePage message={message} others={others} />);
  });

  async function readForm(c: Staff) {
    const body = await c.req.parseBody({ all: true }).catch((error) => {
      if (error instanceof TypeError) return null;
      throw error;
    });
    if (!body) return problem(c, 400, "The form can't be read. Open it again.");
    return c.env.isOwnForm(body.token) ? body : problem(c, 403, "The form is not valid. Open it again.");
  }
  const goTo = (c: Staff, path: string, result?: Result) =>
    c.redirect(toUrl(path, c.var.view, result && toParameters(result, c.env.token)), 303);
  const findNext = async (c: Staff) =>
    (await findPlace(db, c.var.filter, orderOf(c.var.view), c.var.message.reference)).older;
  async function reload(c: Staff): Promise<boolean> {
    const message = await findMessage(db, c.var.message.reference);
    if (message) c.set("message", message);
    return message !== null;
  }

  app.post("/messages/:reference", async (c) => {
    const form = await readForm(c);
    if (form instanceof Response) return form;
    const sent = SENT.parse(form);
    const { message } = c.var;
    const { reference, kind } = message;
    const { action, owner } = sent;
    const { name, kinds } = c.env.user;
    // The change may take the message out of the list.
    const next = action === "next" && (await findNext(c));
    try {
      if (action === "erase") {
        const erased = await erase(connection, message, sent, c.env.user);
        log(c, action, { reference, messages: erased });
        return goTo(c, "/", { erased: String(erased) });
      }
      await change(connection, message, sent, name, { workingDays, deliveries: options.deliveries[kind] });
      log(c, action, { reference });
      const isNewOwner = owner && owner !== message.owner && owner.toLowerCase() !== name.toLowerCase();
      const isUnknown = isNewOwner && (await countMessages(db, { kinds, owner })) === 1;
      const warning = isUnknown ? { "new-owner": "1" } : {};
      if (action === "confirm-erase") return goTo(c, `/messages/${reference}/erase`);
      if (action === "reply") return goTo(c, `/messages/${reference}/reply`);
      if (action === "next" && !next) return goTo(c, "/", { done: "save", ...warning });
      return goTo(c, `/messages/${next || reference}`, { done: action, ...warning });
    } catch (error) {
      if (!(error instanceof StaleMessage || error instanceof InvalidEntry)) throw error;
      if (!(await reload(c))) return c.notFound();
      return showMessage(c, { ...sent, problem: error instanceof InvalidEntry ? error.message : "" });
    }
  });

  app.get("/messages/:reference/files/:file", async (c) => {
    const { reference, files } = c.var.message;
    const file = files.find(({ id }) => id === c.req.param("file"));
    if (!file) return c.notFound();
    log(c, "download", { reference, file: file.id });
    c.header("Content-Length", String(file.size));
    return sendFile(c, file.name, readFileBytes(db, file));
  });

  const listed = (c: Staff) => readMessages(db, c.var.filter, orderOf(c.var.view));
  const sendList = (c: Staff, extension: string, content: AsyncIterable<Uint8Array | string>) => {
    log(c, "export", { extension });
    return sendFile(c, exportName(c.var.view, timeZone, extension), content);
  };
  app.get("/export.csv", (c) => sendList(c, "csv", toCsv(listed(c), { separator: ",", timeZone })));
  app.get("/export.json", (c) => sendList(c, "json", toJson(listed(c))));
  app.get("/export.zip", (c) => sendList(c, "zip", makeZip(filesOf(db, listed(c), options.labels))));

  addReport({ connection, timeZone, app, page, log });
  const inbox = { connection, replies: options.replies, app, page, log, readForm, goTo, findNext, reload };
  addReply(inbox);
  addSeveral(inbox);
  return app;
}
