import { openingOf } from "../../inbox/message.ts";
import { readableSize } from "../../messages/files.ts";
import type { MessageKind } from "../../messages/kinds.ts";
import { headerText } from "../header-text.ts";
import type { OutgoingMessage } from "../outgoing.ts";
import type { MailColours } from "./mail-styles.ts";

/** The company details and colours used in emails. */
export type MailFacts = {
  name: string;
  legalName: string;
  siteUrl: string;
  addressLines: readonly string[];
  openingHours: string;
  /** The time zone for dates and times in emails, such as Europe/London. */
  timeZone: string;
  colours: MailColours;
  /** The contact details and reply times for each kind of message. */
  desks: Record<MessageKind, { email: string; phone: string; repliesWithin: string }>;
};

export type MailRow = { label: string; value: string; href?: string };

/** The content of an email. The HTML part and the plain-text part are both created from it. */
export type MailContent = {
  subject: string;
  /** The preview text that email clients show next to the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  reference: string;
  rows: readonly MailRow[];
  /** The visitor's message, or null in confirmation emails. */
  quote: { label: string; text: string } | null;
  closing: readonly string[];
};

const STAFF_HEADINGS: Record<MessageKind, string> = {
  contact: "New contact message",
  inquiry: "New inquiry",
  application: "New job application",
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
      ...row("Applying for", fields.applyfor),
      ...row("Opening", openingName(message)),
      ...row("LinkedIn", fields.linkedin),
      ...row("Sent from", message.page, (page) => facts.siteUrl + page),
      { label: "Received", value: readableTime(message.receivedAt, facts.timeZone) },
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
  const reply = "Reply to this email to answer the sender.";
  if (files.length === 0) return [reply];
  if (filesAttached)
    return [
      reply,
      "The files are attached as they were sent. They haven't been scanned, so open them with care.",
    ];
  return [
    reply,
    `The files are too large for the mail server, so they aren't attached. To save them: ./inbox files ${reference} --to FOLDER`,
  ];
}

function subjectOf({ kind, fields, page }: OutgoingMessage, name: string): string {
  switch (kind) {
    case "contact":
      return `Contact: ${fields.subject}`;
    case "inquiry":
      return `Inquiry: ${name}${page ? `, ${page}` : ""}`;
    case "application":
      return `Application: ${[name, fields.applyfor, openingName({ kind, page })].filter(Boolean).join(", ")}`;
  }
}

/** The name of the job opening, from its URL: "Software developer" for /career/software-developer. */
function openingName(message: Pick<OutgoingMessage, "kind" | "page">): string {
  const words = openingOf(message).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function quoteOf({ kind, fields }: OutgoingMessage): { label: string; text: string } {
  return kind === "inquiry"
    ? { label: "Requirements", text: fields.requirements ?? "" }
    : { label: "Message", text: fields.message ?? "" };
}

const VISITOR_WORDS: Record<MessageKind, { what: string; reader: string }> = {
  contact: { what: "message", reader: "An engineer will read it" },
  inquiry: { what: "inquiry", reader: "An engineer will read it" },
  application: {
    what: "application",
    reader: "The lead and one other member of the team you'd join will read it",
  },
};

export function visitorContent(kind: MessageKind, reference: string, facts: MailFacts): MailContent {
  const { what, reader } = VISITOR_WORDS[kind];
  const desk = facts.desks[kind];
  return {
    subject: `Your ${what} to ${facts.name} (${reference})`,
    preview: `We'll reply within ${desk.repliesWithin}.`,
    heading: `Thank you. We've received your ${what}.`,
    paragraphs: [
      `${reader}, and we'll reply within ${desk.repliesWithin}.`,
      "If you don't hear from us or want to change something, just reply to this email, or call us and mention the reference.",
    ],
    reference,
    rows: [
      { label: "Email", value: desk.email, href: `mailto:${desk.email}` },
      { label: "Phone", value: desk.phone, href: `tel:${desk.phone.replaceAll(" ", "")}` },
      { label: "Office hours", value: facts.openingHours },
    ],
    quote: null,
    closing: [
      "You're getting this email because your address was entered on our website. If that wasn't you, just reply to say so and we'll delete what was sent.",
    ],
  };
}

function row(label: string, value: string | undefined, href?: (value: string) => string): MailRow[] {
  return value ? [href ? { label, value, href: href(value) } : { label, value }] : [];
}

function readableTime(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });
  const zone = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "short" })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === "timeZoneName");
  return `${format.format(new Date(instant))} ${zone?.value ?? ""}`;
}
