import { describeDue } from "../../inbox/due.ts";
import { contentOf, senderOf } from "../../inbox/message.ts";
import type { NoticeKind } from "../../store/database.ts";
import type { WorkingDays } from "../../working-days.ts";
import type { Notice } from "../notice-queue.ts";
import { headerText, type MailContent, type MailFacts } from "./mail-content.ts";

const ABOUT_LENGTH = 80;

/** An email to staff with a line for each message: by when it is due, who sent it and what it is about. */
export function noticeContent(
  kind: NoticeKind,
  { messages }: Notice,
  { texts, inboxUrl }: MailFacts,
  workingDays: WorkingDays,
  now: Date,
): MailContent {
  const { subject, heading, paragraphs } = texts.notices[kind];
  const rows = messages.map((message) => {
    const { reference, owner } = message;
    const about = [...contentOf(message)].slice(0, ABOUT_LENGTH).join("");
    return {
      label: describeDue(message, workingDays, now)?.text ?? "",
      value: headerText(
        [senderOf(message) || message.email, about, reference, owner].filter(Boolean).join(" · "),
      ),
      ...(inboxUrl && { href: `${inboxUrl}/messages/${reference}` }),
    };
  });
  return {
    subject: `${subject} (${messages.length})`,
    preview: rows[0]?.value ?? "",
    heading,
    paragraphs,
    reference: "",
    rows,
    quote: null,
    closing: [texts.whyNotified, ...(inboxUrl ? [inboxUrl] : [])],
  };
}
