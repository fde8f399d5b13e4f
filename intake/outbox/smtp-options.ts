import type { SMTPTransportOptions } from "nodemailer";
import { isLoopback } from "../loopback.ts";

export type MailTimeouts = { connect: number; greeting: number; idle: number };

export const MAIL_TIMEOUTS: MailTimeouts = { connect: 15_000, greeting: 15_000, idle: 60_000 };

/** `clientName` is the name sent in EHLO. */
export function smtpOptions(
  smtpUrl: string,
  clientName: string,
  timeouts: MailTimeouts,
): SMTPTransportOptions {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    name: clientName,
    // With smtp://, STARTTLS is used if the server offers it, and required if a password is sent to another machine.
    requireTLS: protocol === "smtp:" && username !== "" && !isLoopback(hostname),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.idle,
    dnsTimeout: timeouts.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
