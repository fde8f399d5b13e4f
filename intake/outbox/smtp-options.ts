import type { SMTPTransportOptions } from "nodemailer";

export type MailTimeouts = { connect: number; greeting: number; idle: number };

export const MAIL_TIMEOUTS: MailTimeouts = { connect: 15_000, greeting: 15_000, idle: 60_000 };

/** `clientName` is the name sent in EHLO. */
export function smtpOptions(
  smtpUrl: string,
  clientName: string,
  timeouts: MailTimeouts,
): SMTPTransportOptions {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    name: clientName,
    // With smtp://, STARTTLS is used if the server offers it, and required if a password is sent to another machine.
    requireTLS: !secure && auth !== undefined && !isLoopback(host),
    ...(auth && { auth }),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.idle,
    dnsTimeout: timeouts.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
