import type { MailFacts, MailRenderer, RenderedMail } from "../mail-renderer.ts";
import { type MailContent, staffContent, visitorContent } from "./mail-content.ts";
import { toMailHtml } from "./mail-html.ts";
import { toMailText } from "./mail-text.ts";

export function createMailRenderer(facts: MailFacts): MailRenderer {
  async function toMail(content: MailContent): Promise<RenderedMail> {
    return {
      subject: content.subject,
      html: await toMailHtml(content, facts),
      text: toMailText(content, facts),
    };
  }
  return {
    staffMail: (message, filesAttached) => toMail(staffContent(message, facts, filesAttached)),
    visitorMail: async ({ kind, reference }) => ({
      ...(await toMail(visitorContent(kind, reference, facts))),
      replyTo: facts.desks[kind].email,
    }),
  };
}
