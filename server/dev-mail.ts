import { Hono } from "hono";
import { startSmtpReceiver } from "../intake/outbox/testing/smtp-receiver.ts";
import { type CaughtMail, isAttachment, mailListPage, mailPage } from "./dev-mail-pages.ts";

const MAX_MAILS = 200;

/** For development: keeps every mail instead of sending it, and shows it on a page. */
export async function startMailCatcher() {
  const mails: CaughtMail[] = [];
  let caught = 0;
  const { url } = await startSmtpReceiver({
    receive(mail) {
      caught += 1;
      mails.unshift({ ...mail, id: caught, caughtAt: new Date() });
      mails.splice(MAX_MAILS);
    },
  });
  return { url, routes: mailRoutes(mails) };
}

function mailRoutes(mails: CaughtMail[]) {
  const find = (id: string) => mails.find((mail) => mail.id === Number(id));
  const routes = new Hono();
  routes.get("/", (c) => c.html(mailListPage(mails)));
  routes.get("/:id", (c) => {
    const mail = find(c.req.param("id"));
    return mail ? c.html(mailPage(mail)) : c.notFound();
  });
  routes.get("/:id/parts/:place", (c) => {
    const part = find(c.req.param("id"))?.parts[Number(c.req.param("place"))];
    if (!part) return c.notFound();
    return c.body(new Uint8Array(part.body), 200, {
      "content-type": part.headers.get("content-type") ?? "application/octet-stream",
      "content-disposition": isAttachment(part) ? "attachment" : "inline",
      // A mail contains visitors' text, so it must not run scripts on our pages.
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    });
  });
  return routes;
}
