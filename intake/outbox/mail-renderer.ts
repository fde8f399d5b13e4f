import type { MessageKind } from "../messages/kinds.ts";
import type { OutgoingMessage } from "./outgoing.ts";

export type RenderedMail = { subject: string; html: string; text: string };

/** Creates the subject and body of each email. */
export type MailRenderer = {
  /** If the mail server refuses a message of this size, the files are left out and the email says where they are. */
  staffMail(message: OutgoingMessage, filesAttached: boolean): Promise<RenderedMail>;
  /** Repeats nothing that was typed, so that the form can't be used to send text to other people's addresses. */
  visitorMail(
    message: Pick<OutgoingMessage, "kind" | "reference">,
  ): Promise<RenderedMail & { replyTo: string }>;
};

/** The colours of the site that emails use, by role. */
export type MailColours = Record<
  "sunken" | "surface" | "line" | "ink" | "copy" | "quiet" | "brand" | "accent" | "inverse" | "on-inverse",
  string
>;

/** The facts about the company in the emails, and their colours. */
export type MailFacts = {
  name: string;
  legalName: string;
  siteUrl: string;
  addressLines: readonly string[];
  openingHours: string;
  /** The time zone of times in emails, such as Europe/London. */
  timeZone: string;
  colours: MailColours;
  /** The contact details and reply times for each kind of message. */
  desks: Record<MessageKind, { email: string; phone: string; repliesWithin: string }>;
};
