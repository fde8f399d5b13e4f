import type { MessageKind } from "../../forms/common.ts";
import { readableSize, toSingleLine } from "../../forms/fields.ts";
import { campaignOf, openingOf, senderOf } from "../../inbox/message.ts";
import type { NoticeKind } from "../../store/database.ts";
import type { OutgoingMessage } from "../delivery.ts";
import type { MailColours } from "./mail-html.ts";

/** The company details, colours and texts used in emails. */
export type MailFacts = {
  name: string;
  legalName: string;
  siteUrl: string;
  /** Where staff open the inbox. Undefined if it is not known. */
  inboxUrl?: string | undefined;
  addressLines: readonly string[];
  openingHours: string;
  /** The time zone for dates and times in emails, such as Europe/London. */
  timeZone: string;
  colours: MailColours;
  /** The contact details for each kind of message. */
  desks: Record<MessageKind, { email: string; phone: string }>;
  /** The labels of the forms' fields and files. */
  labels: Record<MessageKind, Record<string, string>>;
  /** The title of a job opening, by its slug. Undefined if the opening no longer exists. */
  openingTitle: (slug: string) => string | undefined;
  texts: MailTexts;
};

type MailTexts = {
  /** The reference is added to the subject. `{replyBy}` becomes the day and time by which there will be a reply. */
  confirmations: Record<MessageKind, Pick<MailContent, "subject" | "preview" | "heading" | "paragraphs">>;
  whyConfirmed: string;
  /** The emails to staff about messages that wait for an answer or have a new owner. */
  notices: Record<NoticeKind, Pick<MailContent, "subject" | "heading" | "paragraphs">>;
  whyNotified: string;
  /** The headings of the emails to staff. */
  headings: Record<MessageKind, string>;
  /** In the email to staff, if the message may come from a bot. The command that confirms the message follows. */
  suspicious: string;
  /** In a reply, before the date of the visitor's message, which is quoted. */
  quoted: string;
  reply: string;
  attached: string;
  /** The command that saves the files follows. */
  notAttached: string;
};

export type MailRow = { label: string; value: string; href?: string };

/** The content of an email. The HTML part and the plain-text part are both created from it. */
export type MailContent = {
  subject: string;
  /** The preview text that email clients show next to the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Empty in an email about several messages. */
  reference: string;
  rows: readonly MailRow[];
  /** The visitor's message, or null in confirmation emails. */
  quote: { label: string; text: string } | null;
  closing: readonly string[];
};

const LINKS = new Map([
  ["email", (email: string) => `mailto:${encodeURIComponent(email)}`],
  ["phone", (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`],
]);

/** Every field that was sent is in the email, in the order of the form. */
export function staffContent(
  message: OutgoingMessage,
  facts: MailFacts,
  filesAttached: boolean,
): MailContent {
  const { fields, kind, reference, status } = message;
  const name = senderOf(message);
  const opening = openingName(message, facts);
  const quoted = kind === "inquiry" ? "requirements" : "message";
  const { name: _name, last_name: _lastName, [quoted]: text = "", ...others } = fields;
  const labelOf = (field: string) => facts.labels[kind][field] ?? field;
  return {
    subject: headerText(
      `${status === "suspicious" ? "[Suspicious] " : ""}${subjectOf(message, name, opening)} (${reference})`,
    ),
    preview: headerText(`${name} · ${text}`).slice(0, 140),
    heading: facts.texts.headings[kind],
    paragraphs: status === "suspicious" ? [`${facts.texts.suspicious} ./inbox not-spam ${reference}`] : [],
    reference,
    rows: [
      { label: "Name", value: name },
      ...Object.entries(others).flatMap(([field, value]) => row(labelOf(field), value, LINKS.get(field))),
      ...row("Opening", opening),
      ...row("Sent from", message.page, (page) => facts.siteUrl + page),
      ...row("Visit began on", message.source.entry_page, (page) => facts.siteUrl + page),
      ...row("Came from", message.source.referrer),
      ...row("Campaign", campaignOf(message.source)),
      { label: "Received", value: readableTime(message.receivedAt, facts.timeZone) },
      ...message.files.map((file) => ({
        label: labelOf(file.field),
        value: `${file.name} (${readableSize(file.size)})`,
      })),
    ],
    quote: { label: labelOf(quoted), text },
    closing: staffClosing(message, facts.texts, filesAttached),
  };
}

function staffClosing(
  { files, reference }: OutgoingMessage,
  { reply, attached, notAttached }: MailTexts,
  filesAttached: boolean,
): string[] {
  if (files.length === 0) return [reply];
  return [reply, filesAttached ? attached : `${notAttached} ./inbox files ${reference} --to FOLDER`];
}

function subjectOf({ kind, fields, page }: OutgoingMessage, name: string, opening: string): string {
  switch (kind) {
    case "contact":
      return `Contact: ${fields.subject}`;
    case "inquiry":
      return `Inquiry: ${name}${page ? `, ${page}` : ""}`;
    case "application":
      return `Application: ${[name, opening || fields.applyfor].filter(Boolean).join(", ")}`;
  }
}

/** The title of the job opening or, if it no longer exists, its slug. Empty if the message is not for an opening. */
function openingName(message: OutgoingMessage, { openingTitle }: MailFacts): string {
  const slug = openingOf(message);
  return openingTitle(slug) ?? slug;
}

export function confirmationSubject(kind: MessageKind, reference: string, { texts }: MailFacts): string {
  return `${texts.confirmations[kind].subject} (${reference})`;
}

export function visitorContent(
  kind: MessageKind,
  reference: string,
  facts: MailFacts,
  replyBy: string,
): MailContent {
  const { heading, preview, paragraphs } = facts.texts.confirmations[kind];
  const fillIn = (text: string) => text.replaceAll("{replyBy}", replyBy);
  const desk = facts.desks[kind];
  return {
    subject: confirmationSubject(kind, reference, facts),
    heading,
    preview: fillIn(preview),
    paragraphs: paragraphs.map(fillIn),
    reference,
    rows: [
      { label: "Email", value: desk.email, href: `mailto:${desk.email}` },
      { label: "Phone", value: desk.phone, href: `tel:${desk.phone.replaceAll(" ", "")}` },
      { label: "Office hours", value: facts.openingHours },
    ],
    quote: null,
    closing: [facts.texts.whyConfirmed],
  };
}

function row(label: string, value: string | undefined, href?: (value: string) => string): MailRow[] {
  return value ? [href ? { label, value, href: href(value) } : { label, value }] : [];
}

export function readableTime(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });
  const zone = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "short" })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === "timeZoneName");
  return `${format.format(new Date(instant))} ${zone?.value ?? ""}`;
}

/**
 * Makes text safe for an email header. Bidirectional control characters could disguise a subject, so they are removed.
 * Email clients decode text such as "=?utf-8?q?…?=". To prevent this, a space is inserted into "=?".
 */
export function headerText(text: string): string {
  return toSingleLine(text).replaceAll("=?", "= ?");
}
