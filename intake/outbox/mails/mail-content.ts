import { openingOf } from "../../inbox/message.ts";
import { toSingleLine } from "../../messages/text.ts";
import type { MailFacts } from "../mail-renderer.ts";
import type { OutgoingMessage } from "../outgoing.ts";

export type MailRow = { label: string; value: string; href?: string };

/** What a mail says, before it becomes HTML and plain text: both parts are made from this and cannot differ. */
export type MailContent = {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  reference: string;
  rows: readonly MailRow[];
  /** A visitor's own words, line by line. */
  quote: { label: string; text: string } | null;
  closing: readonly string[];
};

type Kind = OutgoingMessage["kind"];

const STAFF_HEADINGS: Record<Kind, string> = {
  contact: "A message from the contact page.",
  inquiry: "An inquiry.",
  application: "An application.",
};

const FILE_LABELS = { resume: "Résumé", coverletter: "Cover letter" };

export function staffContent(
  message: OutgoingMessage,
  facts: MailFacts,
  filesAttached: boolean,
): MailContent {
  const { fields, kind, reference } = message;
  const name = [fields.name, fields.last_name].filter(Boolean).join(" ");
  return {
    subject: headerText(`${subjectOf(message, name)} (${reference})`),
    preview: headerText(`${name} · ${quoteOf(message).text}`).slice(0, 140),
    heading: STAFF_HEADINGS[kind],
    paragraphs: [],
    reference,
    rows: [
      { label: "Name", value: name },
      ...row("Email", fields.email, (email) => `mailto:${encodeURIComponent(email)}`),
      ...row("Phone", fields.phone, (phone) => `tel:${phone.replace(/[^\d+]/g, "")}`),
      ...row("Subject", fields.subject),
      ...row("Opening", openingOf(message)),
      ...row("Applying for", fields.applyfor),
      ...row("LinkedIn", fields.linkedin),
      ...row("Sent from", message.page, (page) => facts.siteUrl + page),
      { label: "Received", value: readableTime(message.receivedAt) },
      ...message.files.map((file) => ({
        label: FILE_LABELS[file.field],
        value: `${file.name} (${readableSize(file.size)})`,
      })),
    ],
    quote: quoteOf(message),
    closing: staffClosing(message, filesAttached),
  };
}

function staffClosing({ files, reference }: OutgoingMessage, filesAttached: boolean): string[] {
  const reply = "Reply to this mail and your answer goes to the sender.";
  if (files.length === 0) return [reply];
  if (filesAttached)
    return [reply, "Files are attached as they were sent. Nobody has checked them: open them with care."];
  return [
    reply,
    `The mail server takes no message of this size, so the files are not attached. They are kept under ${reference}: ./inbox files ${reference} --to FOLDER`,
  ];
}

function subjectOf({ kind, fields, page }: OutgoingMessage, name: string): string {
  switch (kind) {
    case "contact":
      return `Contact: ${fields.subject}`;
    case "inquiry":
      return `Inquiry: ${name}${page ? `, ${page}` : ""}`;
    case "application":
      return `Application: ${[name, openingOf({ kind, page }), fields.applyfor].filter(Boolean).join(", ")}`;
  }
}

function quoteOf({ kind, fields }: OutgoingMessage): { label: string; text: string } {
  return kind === "inquiry"
    ? { label: "Requirements", text: fields.requirements ?? "" }
    : { label: "Message", text: fields.message ?? "" };
}

const VISITOR_WORDS: Record<Kind, { what: string; heading: string; reader: string }> = {
  contact: {
    what: "message",
    heading: "We have your message.",
    reader: "A person reads it in office hours",
  },
  inquiry: {
    what: "inquiry",
    heading: "We have your inquiry.",
    reader: "An engineer reads it, not a salesperson,",
  },
  application: {
    what: "application",
    heading: "We have your application.",
    reader: "The lead of the team you would join reads it",
  },
};

export function visitorContent(kind: Kind, reference: string, facts: MailFacts): MailContent {
  const { what, heading, reader } = VISITOR_WORDS[kind];
  const desk = facts.desks[kind];
  return {
    subject: `Your ${what} to ${facts.name} (${reference})`,
    preview: `It is stored. You hear from us within ${desk.repliesWithin}.`,
    heading,
    paragraphs: [
      `Your ${what} is stored, complete. ${reader} and you hear from us within ${desk.repliesWithin}.`,
      "If you do not, or if something needs correcting, write or ring and give the reference.",
    ],
    reference,
    rows: [
      { label: "Email", value: desk.email, href: `mailto:${desk.email}` },
      { label: "Phone", value: desk.phone, href: `tel:${desk.phone.replaceAll(" ", "")}` },
      { label: "Office hours", value: facts.openingHours },
    ],
    quote: null,
    closing: [
      `This mail was sent because your address was entered on our website. If that was not you, ignore it: nothing else follows.`,
    ],
  };
}

function row(label: string, value: string | undefined, href?: (value: string) => string): MailRow[] {
  return value ? [href ? { label, value, href: href(value) } : { label, value }] : [];
}

/** Characters that turn the reading direction would let a subject pose as another. */
function headerText(text: string): string {
  return toSingleLine(text).replace(/\p{Bidi_Control}/gu, "");
}

function readableTime(instant: string): string {
  return `${instant.slice(0, 10)}, ${instant.slice(11, 16)} UTC`;
}

function readableSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
