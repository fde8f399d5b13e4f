import { render } from "@react-email/render";
import type { MailFacts, MailRenderer, RenderedMail } from "../mail-renderer.ts";
import { type MailContent, staffContent, visitorContent } from "./mail-content.ts";
import { MailDocument } from "./mail-document.tsx";
import { toMailText } from "./mail-text.ts";

export function createMailRenderer(facts: MailFacts): MailRenderer {
  async function toMail(content: MailContent): Promise<RenderedMail> {
    return {
      subject: content.subject,
      html: await render(<MailDocument content={content} facts={facts} />),
      text: toMailText(content, facts),
    };
  }
  return {
    staffMail: (message, filesAttached) => toMail(staffContent(message, facts, filesAttached)),
    visitorMail: ({ kind, reference }) => toMail(visitorContent(kind, reference, facts)),
  };
}
