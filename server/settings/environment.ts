import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { facts } from "../../app/content/facts.ts";
import { isLoopback } from "../../intake/outbox/send-mail.ts";
import {
  addressList,
  headerName,
  host,
  listenAddress,
  oneOf,
  origin,
  proxyList,
  sender,
  smtpUrl,
  webhookSecret,
  webhookUrl,
  wholeNumber,
} from "./setting-values.ts";
import { unknownSettingWarnings } from "./unknown-settings.ts";

const MAX_RETENTION_DAYS = Math.floor((facts.privacy.messagesMonths * 365) / 12);

const fields = z.object({
  PORT: wholeNumber(1, 65_535).default(3000).describe("The port the site is served on."),
  HOST: host.default("127.0.0.1").describe("The IP address or host name the server listens on."),
  PUBLIC_URL: origin
    .optional()
    .describe(
      "The site's public address, such as https://www.example.com. Links in emails start with it. The server refuses forms that a browser sends from any other address except localhost. The build writes it into absolute URLs, such as the pages' canonical links, the sitemap and the feeds, so rebuild the pages after changing it. Without it, the pages contain http://localhost:3000, and the server uses the address that the pages were built for.",
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default("data")
    .describe("The folder for the SQLite database. Not used with DATABASE_URL."),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: "must be a URL such as postgres://user:password@host/name",
    })
    .optional()
    .describe("A PostgreSQL database to use instead of SQLite in DATA_DIR. Several servers can share it."),
  TRUST_PROXY: proxyList
    .default([])
    .describe(
      "Reverse proxies whose X-Forwarded-* headers are trusted: IP addresses or ranges, separated by commas.",
    ),
  HSTS_SUBDOMAINS: oneOf("on", "off")
    .default("off")
    .describe(
      "`on` makes browsers use HTTPS for all subdomains of the site's host name, too, for a year (Strict-Transport-Security). Only for a domain whose subdomains all support HTTPS.",
    ),
  SMTP_URL: smtpUrl
    .optional()
    .describe(
      "The mail server, as smtp://user:password@host:port, or smtps:// for TLS from the start. With smtp://, STARTTLS is used if the server offers it, and required if a password is sent to another machine. Without this setting, messages are stored and their emails stay in the queue.",
    ),
  MAIL_FROM: sender
    .optional()
    .describe("The sender of all emails, as mail@example.com or Company <mail@example.com>."),
  NOTIFY_SALES: addressList
    .optional()
    .describe(
      "Staff who receive messages from the contact and inquiry forms: email addresses separated by commas.",
    ),
  NOTIFY_CAREERS: addressList
    .optional()
    .describe("Staff who receive job applications: email addresses separated by commas."),
  WEBHOOK_URL: webhookUrl
    .optional()
    .describe(
      "Messages, except spam, are posted to this URL as JSON, signed according to Standard Webhooks. It must start with https, unless it is on this machine.",
    ),
  WEBHOOK_SECRET: webhookSecret
    .optional()
    .describe("The key that signs webhook requests: whsec_ followed by 24 to 64 bytes in base64."),
  RETENTION_DAYS: wholeNumber(1, MAX_RETENTION_DAYS)
    .default(MAX_RETENTION_DAYS)
    .describe(
      "Messages and their files are deleted after this many days. The maximum is what the privacy policy promises (content/facts.yaml).",
    ),
  METRICS_ADDRESS: listenAddress
    .optional()
    .describe(
      "The address and port that serve Prometheus metrics, such as 127.0.0.1:9464. Without it, there are no metrics.",
    ),
  INBOX_ADDRESS: listenAddress
    .optional()
    .describe(
      "The address and port of the staff inbox, such as 127.0.0.1:3001. It has no sign-in of its own: docs/staff-inbox.md explains how to put it behind one. Without it, there is no inbox in the browser.",
    ),
  INBOX_TRUST_PROXY: proxyList
    .optional()
    .describe(
      "The proxies that sign staff in: IP addresses or ranges, separated by commas. All other requests to INBOX_ADDRESS are refused. Required unless INBOX_ADDRESS is a loopback address.",
    ),
  INBOX_USER_HEADER: headerName
    .default("X-Forwarded-User")
    .describe("The header in which the proxy sends the name of the user."),
  INBOX_GROUPS_HEADER: headerName
    .default("X-Forwarded-Groups")
    .describe(
      "The header in which the proxy sends the groups of the user. The group `sales` may see contact messages and inquiries, the group `careers` applications.",
    ),
  RATE_LIMIT: oneOf("on", "off")
    .default("on")
    .describe(
      "Turns on the limits per IP address and email address, and the check for forms that are filled in too fast. `off` is only allowed when HOST is a loopback address and PUBLIC_URL does not start with https.",
    ),
  WORD_CHECK_TEST_WORD: z
    .string()
    .regex(/^[a-z]{3,12}$/, "must be a word of 3 to 12 lower-case letters")
    .optional()
    .describe(
      "For tests: every word check asks for this word. Only allowed when HOST is a loopback address and PUBLIC_URL does not start with https.",
    ),
  LOG_LEVEL: oneOf("silent", "error", "warn", "info", "debug", "trace")
    .default("info")
    .describe(
      "The log level. `debug` logs every request. The log contains nothing that visitors typed, and at most the first half of an IP address.",
    ),
});

/** Groups of settings: if one of a group is set, all of them must be. */
const TOGETHER = [
  ["SMTP_URL", "MAIL_FROM", "NOTIFY_SALES", "NOTIFY_CAREERS"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
] as const;

const schema = fields
  .superRefine((settings, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    for (const group of TOGETHER) {
      const given = group.find((name) => settings[name] !== undefined);
      const missing = group.filter((name) => settings[name] === undefined);
      if (given) for (const name of missing) refuse(name, `is needed because ${given} is set`);
    }
    const { INBOX_ADDRESS: inbox, INBOX_TRUST_PROXY: proxies } = settings;
    if (inbox && !proxies && !isLoopback(inbox.host))
      refuse("INBOX_TRUST_PROXY", "is needed because INBOX_ADDRESS is not a loopback address");
    if (isLoopback(settings.HOST) && !settings.PUBLIC_URL?.startsWith("https:")) return;
    const rule = "is only allowed when HOST is a loopback address and PUBLIC_URL does not start with https";
    if (settings.WORD_CHECK_TEST_WORD) refuse("WORD_CHECK_TEST_WORD", rule);
    if (settings.RATE_LIMIT === "off") refuse("RATE_LIMIT=off", rule);
  })
  .transform((settings) => ({
    ...settings,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  }));

export type Environment = z.output<typeof schema>;

/** Thrown if settings are invalid. The message names each one and its problem. */
export class BadEnvironment extends Error {
  constructor(problems: string) {
    super(`Some settings are invalid. Fix them in the environment or in .env:\n${problems}`);
  }
}

/**
 * Reads the environment and `.env`. The environment takes precedence. Exits if a setting is invalid, and warns about names
 * that are not settings.
 */
export function loadEnvironment(defaults: Record<string, string | undefined> = {}): Environment {
  const inEnvironment = Object.keys(process.env);
  const inFile = existsSync(".env") ? Object.keys(parseEnv(readFileSync(".env", "utf8"))) : [];
  if (inFile.length > 0) process.loadEnvFile();
  for (const warning of unknownSettingWarnings({ known: Object.keys(fields.shape), inFile, inEnvironment }))
    console.warn(`WARNING: ${warning}`);
  try {
    return parseEnvironment({ ...defaults, ...withoutEmpty(process.env) });
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Validates the given variables. Throws BadEnvironment if one is invalid. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const { data, error } = schema.safeParse(withoutEmpty(variables));
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
  throw new BadEnvironment(problems.join("\n"));
}

function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}

/** The settings with their defaults and descriptions, for the table in the README. */
export function describeSettings() {
  return Object.entries(fields.shape).map(([name, field]) => ({
    name,
    default: field.safeParse(undefined).data?.toString() ?? "",
    meaning: field.description ?? "",
  }));
}
