import type { MessageKind } from "../messages/kinds.ts";
import type { OutgoingMessage } from "./outgoing.ts";

export type RenderedMail = { subject: string; html: string; text: string };

/** Writes the mails. */
export type MailRenderer = {
  /** Without its files where the mail server takes no message of that size; the mail then says where they are. */
  staffMail(message: OutgoingMessage, filesAttached: boolean): Promise<RenderedMail>;
  /** Repeats nothing that was typed: a form filled in with a stranger's address must not send them anything in our name. */
  visitorMail(
    message: Pick<OutgoingMessage, "kind" | "reference">,
  ): Promise<RenderedMail & { replyTo: string }>;
};

/** The colours of the site by their roles, as far as a mail uses them. */
export type MailColours = Record<
  "sunken" | "surface" | "line" | "ink" | "copy" | "quiet" | "brand" | "accent" | "inverse" | "on-inverse",
  string
>;

/** What the mails say about the company, and in which colours. */
export type MailFacts = {
  name: string;
  legalName: string;
  siteUrl: string;
  addressLines: readonly string[];
  openingHours: string;
  /** Times are given in this zone, such as Europe/London. */
  timeZone: string;
  colours: MailColours;
  /** Who answers a message of each kind, how and by when. */
  desks: Record<MessageKind, { email: string; phone: string; repliesWithin: string }>;
};
