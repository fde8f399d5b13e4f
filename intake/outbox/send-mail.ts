import { Socket } from "node:net";
import { Readable } from "node:stream";
import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import type { MessageKind } from "../forms/common.ts";
import { emailField } from "../forms/fields.ts";
import { type MessageFile, senderOf } from "../inbox/message.ts";
import { DAY_MS } from "../local-time.ts";
import type { NoticeKind } from "../store/database.ts";
import { TEAMS } from "../teams.ts";
import type { WorkingDays } from "../working-days.ts";
import {
  type Claimed,
  Expired,
  type OutgoingMessage,
  PartlyDelivered,
  Refused,
  type Send,
  type SendContent,
} from "./delivery.ts";
import type { DeliveryQueue } from "./delivery-queue.ts";
import type { MailFacts } from "./mails/mail-content.ts";
import { headerText } from "./mails/mail-content.ts";
import { renderNotice, renderStaffMail, renderVisitorMail } from "./mails/render-mails.ts";
import { replyMail } from "./mails/reply-mail.ts";
import type { Notice } from "./notice-queue.ts";
import { MAIL_TIMEOUTS, type MailTimeouts, smtpOptions } from "./smtp-options.ts";

type MailAddress = { name: string; address: string };

export type MailOptions = {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  smtpUrl: string;
  from: MailAddress;
  /** The staff email addresses for each kind of message. */
  staff: Record<MessageKind, readonly string[]>;
  facts: MailFacts;
  timeouts?: MailTimeouts;
};

type MailContext = {
  queue: DeliveryQueue;
  workingDays: WorkingDays;
  messageIdDomain: string;
  now: () => Date;
};

/** Longer than failed deliveries are retried. Later, a confirmation would only confuse its recipient. */
const CONFIRMATION_EXPIRES_MS = 5 * DAY_MS;

export function createMailSenders(
  options: MailOptions,
  { queue, workingDays, messageIdDomain, now }: MailContext,
) {
  const { from, facts, staff } = options;
  const smtp = smtpOptions(options.smtpUrl, messageIdDomain, options.timeouts ?? MAIL_TIMEOUTS);

  async function send(
    { id, deliveredTo }: Claimed<unknown>,
    addresses: readonly string[],
    mail: SendMailOptions,
    signal: AbortSignal,
  ) {
    const to = addresses.filter((address) => !deliveredTo.includes(address));
    if (to.length === 0) return null;
    // With a socket of its own, an attempt that has reached its time limit can't send anything more.
    const transport = createTransport({ ...smtp, socket: new Socket({ signal }) });
    const { accepted, rejectedErrors = [] } = await transport.sendMail({
      ...mail,
      from,
      to: addresses.map((address) => ({ name: "", address })),
      envelope: { from: from.address, to },
      // The same for every attempt, so that email clients can recognise an email that was sent twice.
      messageId: `<${id}@${messageIdDomain}>`,
    });
    if (rejectedErrors.length === 0) return null;
    const reason = `The mail server refused ${rejectedErrors.map(({ recipient, response }) => `${recipient} (${response})`).join(", ")}`;
    if (rejectedErrors.every(({ permanent }) => permanent)) return reason;
    throw new PartlyDelivered(reason, [...deliveredTo, ...accepted]);
  }

  const staffMail: Send = async (delivery, message, signal) => {
    const attempt = async (attached: readonly MessageFile[]) => {
      const filesAttached = attached.length === message.files.length;
      const mail = {
        ...(await renderStaffMail(message, facts, filesAttached)),
        ...replyTo(message),
        headers: { "Auto-Submitted": "auto-generated" },
        attachments: attached.map((file) => ({
          filename: headerText(file.name),
          content: Readable.from(queue.readFile(file)),
          contentType: "application/octet-stream",
          contentDisposition: "attachment",
        })),
      };
      return send(delivery, staff[message.kind], mail, signal);
    };
    return attempt(message.files).catch((error) => {
      if (!isTooLarge(error) || message.files.length === 0) throw error;
      return attempt([]);
    });
  };

  const visitorMail: Send = async (delivery, message, signal) => {
    if (now().getTime() - Date.parse(delivery.createdAt) > CONFIRMATION_EXPIRES_MS) throw new Expired();
    const address = plainAddress(message.fields.email);
    if (address === null)
      throw new Refused(
        "The visitor's email address is invalid. It must be one address, like name@example.com.",
      );
    const headers = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };
    const { replyBy } = workingDays.promise(message.kind, new Date(message.receivedAt), now());
    const mail = { ...(await renderVisitorMail(message, facts, replyBy)), headers };
    return send(delivery, [address], mail, signal);
  };

  const reply: Send = async (delivery, message, signal) => {
    const event = message.events.find(({ id }) => id === delivery.id);
    const address = plainAddress(message.fields.email);
    if (!event || address === null)
      throw new Refused("There is no reply, or no valid email address to send it to.");
    return send(delivery, [address], replyMail(message, event, facts, messageIdDomain), signal);
  };

  const noticeMail: SendContent<NoticeKind, Notice> = async (delivery, notice, signal) => {
    // Everything has been answered, handed over or erased in the meantime.
    if (notice.messages.length === 0) return null;
    const [kind] = TEAMS[notice.team];
    const addresses = notice.address ? [notice.address] : staff[kind];
    const content = await renderNotice(delivery.kind, notice, facts, workingDays, now());
    return send(delivery, addresses, { ...content, headers: { "Auto-Submitted": "auto-generated" } }, signal);
  };

  const refusing =
    <Kind, Content>(sender: SendContent<Kind, Content>): typeof sender =>
    (...delivery) =>
      sender(...delivery).catch((error) => {
        throw orRefused(error);
      });
  return {
    staffMail: refusing(staffMail),
    visitorMail: refusing(visitorMail),
    reply: refusing(reply),
    noticeMail: refusing(noticeMail),
  };
}

const addressSchema = emailField("missing");

/** Validates the address again, because an address from an old backup may break the current rules. */
function plainAddress(text: string | undefined): string | null {
  return addressSchema.safeParse(text).data ?? null;
}

function replyTo(message: OutgoingMessage): Pick<SendMailOptions, "replyTo"> {
  const address = plainAddress(message.fields.email);
  return address === null ? {} : { replyTo: { name: headerText(senderOf(message)), address } };
}

/** The mail server wants a password or TLS first. */
const AUTHENTICATION_REQUIRED = 530;

/**
 * A permanent error after MAIL FROM, RCPT TO or DATA is final, unless it is 530. A 530, or an error when connecting or
 * logging in, usually means that a setting is wrong. Staff can correct it, so the delivery is retried.
 */
function orRefused(error: unknown): unknown {
  const { code, permanent, responseCode } = error as NodemailerError;
  const aboutTheMessage =
    (code === "EENVELOPE" || code === "EMESSAGE") && responseCode !== AUTHENTICATION_REQUIRED;
  if (!aboutTheMessage || !permanent) return error;
  return new Refused(String((error as NodemailerError).response ?? (error as Error).message), {
    cause: error,
  });
}

/** A 552 always counts, although it can also mean that the mailbox is full. */
function isTooLarge(error: unknown): boolean {
  const { response = "", responseCode } = error as NodemailerError;
  return responseCode === 552 || /^5\d\d[ -]5\.(?:3\.4|2\.3)\b/.test(response);
}
