import type { MessageEvent } from "../../inbox/follow-up.ts";
import type { OutgoingMessage } from "../delivery.ts";
import { confirmationSubject, headerText, type MailFacts, readableTime } from "./mail-content.ts";

/**
 * A reply by staff as plain text, with the visitor's message quoted. It has the subject of the confirmation email and
 * names the earlier emails, so that email programs show one conversation.
 */
export function replyMail(
  message: OutgoingMessage,
  { id, author, detail, replyTo }: MessageEvent,
  facts: MailFacts,
  messageIdDomain: string,
) {
  const { kind, reference } = message;
  const references = earlierEmails(message, id).map((email) => `<${email}@${messageIdDomain}>`);
  return {
    subject: `Re: ${confirmationSubject(kind, reference, facts)}`,
    text: replyText(message, detail, facts),
    replyTo: replyTo ? { name: headerText(author), address: replyTo } : facts.desks[kind].email,
    references,
    inReplyTo: references.at(-1),
  };
}

/** The ids of the emails that the visitor has got or will get before this one. */
function earlierEmails({ deliveries, events }: OutgoingMessage, id: string): string[] {
  const replies = events.filter(({ action }) => action === "reply").map((event) => event.id);
  const confirmation = deliveries.filter(({ kind }) => kind === "visitor-mail").map((email) => email.id);
  const isSent = (email: string) => deliveries.some((each) => each.id === email && each.state !== "parked");
  return [...confirmation, ...replies.slice(0, replies.indexOf(id))].filter(isSent);
}

function replyText({ fields, receivedAt }: OutgoingMessage, text: string, facts: MailFacts): string {
  const { legalName, addressLines, siteUrl, texts, timeZone } = facts;
  const blocks = [
    text,
    `${texts.quoted} ${readableTime(receivedAt, timeZone)}:`,
    (fields.message ?? fields.requirements ?? "").replace(/^/gm, "> "),
    ["-- ", legalName, ...addressLines, siteUrl].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
