import type { OutgoingMessage } from "../delivery.ts";
import { type MailContent, type MailFacts, staffContent, visitorContent } from "./mail-content.ts";
import { toMailHtml } from "./mail-html.ts";
import { noticeContent } from "./notice-content.ts";

/**
 * `filesAttached` is false if the message's files are too large for the mail server. The email then says how to save
 * them.
 */
export function renderStaffMail(message: OutgoingMessage, facts: MailFacts, filesAttached: boolean) {
  return render(staffContent(message, facts, filesAttached), facts);
}

/**
 * The confirmation email. It repeats nothing that the visitor typed, so that the form can't be used to send text to
 * other people.
 */
export async function renderVisitorMail(
  { kind, reference }: Pick<OutgoingMessage, "kind" | "reference">,
  facts: MailFacts,
  replyBy: string,
) {
  const mail = await render(visitorContent(kind, reference, facts, replyBy), facts);
  return { ...mail, replyTo: facts.desks[kind].email };
}

/** The email to staff about messages that wait for an answer or have a new owner. */
export const renderNotice = (...notice: Parameters<typeof noticeContent>) =>
  render(noticeContent(...notice), notice[2]);

async function render(content: MailContent, facts: MailFacts) {
  const html = await toMailHtml(content, facts);
  return { subject: content.subject, html, text: toMailText(content, facts) };
}

/** The plain-text part of an email. */
function toMailText(content: MailContent, facts: MailFacts): string {
  const rows = [
    ...(content.reference ? [{ label: "Reference", value: content.reference }] : []),
    ...content.rows,
  ];
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const blocks = [
    content.heading,
    ...content.paragraphs,
    rows.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join("\n"),
    ...(content.quote ? [`${content.quote.label}:\n\n${content.quote.text}`] : []),
    ...content.closing,
    // Two hyphens and a space start the signature, which many email clients leave out of replies.
    ["-- ", facts.legalName, ...facts.addressLines, facts.siteUrl].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
