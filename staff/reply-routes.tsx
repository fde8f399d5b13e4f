import { z } from "zod";
import { fromStatus, InvalidEntry, StaleMessage } from "../intake/inbox/follow-up.ts";
import { canBeAnswered, sendReply } from "../intake/inbox/reply.ts";
import { ALL_RESULTS } from "../intake/store/database.ts";
import type { Inbox, Staff } from "./app.tsx";
import { ReplyPage } from "./pages/reply-page.tsx";
import { filledTemplates, insertTemplate } from "./reply-templates.ts";

const text = z.string().catch("");

const SENT = z.object({
  text,
  version: z.coerce.number().catch(-1),
  /** The template to fill in. Without one, the reply is sent. */
  template: text,
  status: z.enum(["answered", ...ALL_RESULTS]).catch("answered"),
  action: z.enum(["send", "send-next"]).catch("send"),
});
export type ReplyDraft = z.infer<typeof SENT> & { problem: string };

/** The page on which a reply is written. */
export function addReply({ app, connection, replies, readForm, page, goTo, findNext, reload, log }: Inbox) {
  const canReply = (c: Staff) => replies !== undefined && canBeAnswered(c.var.message);

  app.get("/messages/:reference/reply", async (c) => {
    if (!canReply(c)) return c.notFound();
    return page(c, <ReplyPage message={c.var.message} older={await findNext(c)} />);
  });

  app.post("/messages/:reference/reply", async (c) => {
    if (!replies || !canReply(c)) return c.notFound();
    const form = await readForm(c);
    if (form instanceof Response) return form;
    const sent = SENT.parse(form);
    const { message } = c.var;
    const { reference } = message;
    // Sending may take the message out of the list.
    const older = await findNext(c);
    if (sent.template) {
      const filled = insertTemplate(sent.text, sent.template, filledTemplates(message, replies));
      return page(
        c,
        <ReplyPage message={message} older={older} draft={{ ...sent, text: filled, problem: "" }} />,
      );
    }
    const { name, email } = c.env.user;
    const { result } = sent.status === "answered" ? {} : fromStatus(sent.status);
    try {
      const reply = { text: sent.text, replyTo: email, result };
      const editor = { author: name, seen: sent.version };
      const done = await connection.write((trx) => sendReply(trx, reference, reply, editor, new Date()));
      if (!done) throw new StaleMessage();
      log(c, "reply", { reference });
      if (sent.action === "send-next" && older) return goTo(c, `/messages/${older}`, { done: "send-next" });
      return goTo(c, `/messages/${reference}`, { done: "send" });
    } catch (error) {
      if (!(error instanceof StaleMessage || error instanceof InvalidEntry)) throw error;
      if (!(await reload(c))) return c.notFound();
      const problem = error instanceof InvalidEntry ? error.message : "";
      const draft = { ...sent, problem };
      return page(c, <ReplyPage message={c.var.message} older={older} draft={draft} />, problem ? 422 : 409);
    }
  });
}
