import { isIP } from "node:net";
import { z } from "zod";
import { emailField } from "../intake/messages/email.ts";
import { isLoopback } from "../intake/outbox/loopback.ts";

const port = z.coerce.number().int().min(0).max(65_535);

/** An address without path, query or a slash at the end: absolute links are made by appending to it. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.parse(value)?.origin === value.replace(/\/$/, ""),
    "must be an origin such as https://www.example.com",
  )
  .transform((value) => URL.parse(value)?.origin ?? value);

const commaSeparated = z.string().transform((value) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const proxyList = commaSeparated.refine(
  (entries) => entries.every(isAddressOrRange),
  "must list IP addresses or ranges, separated by commas",
);

const address = emailField("must be an email address");

/** Where mail is sent from: an address, or a name and an address in angle brackets. */
const sender = z
  .string()
  .transform((value) => {
    const [, name = "", bracketed] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(value.trim()) ?? [];
    return { name: name.replaceAll('"', "").trim(), address: bracketed ?? value.trim() };
  })
  .refine(
    (value) => address.safeParse(value.address).success,
    "must be an address, like Company <mail@example.com>",
  );

const addressList = commaSeparated.refine(
  (entries) => entries.length > 0 && entries.every((entry) => address.safeParse(entry).success),
  "must list email addresses, separated by commas",
);

const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    "must be smtp:// or smtps://, then user:password@ if needed, and the host; nothing after it",
  );

const webhookUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !URL.parse(value)?.username, "must not hold a password");

/** The Standard Webhooks form of a key: 24 to 64 bytes. */
const webhookSecret = z.string().refine((value) => {
  const bytes = Buffer.from(value.replace(/^whsec_/, ""), "base64").length;
  return /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(value) && bytes >= 24 && bytes <= 64;
}, "must be whsec_ and 24 to 64 bytes in base64");

/** Host and port, the host in brackets where it is IPv6. */
const listenAddress = z
  .string()
  .refine((value) => parseListenAddress(value) !== null, "must be an address and a port, like 127.0.0.1:9464")
  .transform((value) => parseListenAddress(value) ?? { host: "", port: 0 });

const schema = z.object({
  PORT: port.default(3000).describe("The port the site is served on."),
  HOST: z.string().min(1).default("127.0.0.1").describe("The address the server listens on."),
  PUBLIC_URL: origin
    .optional()
    .describe(
      "Where visitors reach the site. Canonical and absolute links follow it; a change rebuilds the pages.",
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default("data")
    .describe("The folder of the database and of the server's secret."),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: "must be an address such as postgres://user:password@host/name",
    })
    .optional()
    .describe("A PostgreSQL database to use instead of the one in DATA_DIR; several servers may share it."),
  TRUST_PROXY: proxyList
    .optional()
    .describe("Addresses or ranges of the reverse proxies whose X-Forwarded-* headers are believed."),
  SMTP_URL: smtpUrl
    .optional()
    .describe(
      "The mail server, as smtp:// or smtps://user:password@host:port. Without it messages are stored and their mails wait.",
    ),
  MAIL_FROM: sender
    .optional()
    .describe("The address mail is sent from, as mail@example.com or Company <mail@example.com>."),
  NOTIFY_SALES: addressList
    .optional()
    .describe("Who gets messages from the contact and inquiry forms; several addresses with commas."),
  NOTIFY_CAREERS: addressList.optional().describe("Who gets applications; several addresses with commas."),
  WEBHOOK_URL: webhookUrl
    .optional()
    .describe("An address every message is posted to as JSON, signed by the Standard Webhooks scheme."),
  WEBHOOK_SECRET: webhookSecret
    .optional()
    .describe("The key of those signatures: whsec_ and 24 to 64 bytes in base64."),
  RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(730)
    .describe("Messages and their files are erased after so many days; the privacy policy says two years."),
  METRICS_ADDRESS: listenAddress
    .optional()
    .describe("Where Prometheus finds the metrics, like 127.0.0.1:9464. Not set, there are none."),
  VITALS: z
    .enum(["on", "off"])
    .default("off")
    .describe("Takes how fast pages were in visitors' browsers at POST /vitals, for the metrics."),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(0)
    .describe("How long /readyz says no before a stopping server closes, so that a load balancer notices."),
  RATE_LIMIT: z
    .enum(["on", "off"])
    .default("on")
    .describe("Limits on how often one address or sender may try. Off is taken on a loopback HOST alone."),
  WORD_CHECK_TEST_WORD: z
    .string()
    .regex(/^[a-z]{3,12}$/, "must be a word of 3 to 12 small letters")
    .optional()
    .describe("Makes every word check this word, for tests. Taken on a loopback HOST alone."),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug", "trace"])
    .default("info")
    .describe("How much the server tells; debug tells of every request. Visitors' data is never in it."),
});

export type Environment = Omit<z.output<typeof schema>, "PUBLIC_URL" | "TRUST_PROXY"> & {
  PUBLIC_URL: string;
  TRUST_PROXY: string[];
};

/** Thrown when the program must not start; the message names each setting and what is wrong with it. */
export class BadEnvironment extends Error {}

/** Parses the settings once. It reads nothing but its argument. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new BadEnvironment(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const settings = parsed.data;
  for (const group of TOGETHER) refuseHalf(settings, group);
  if (!isLoopback(settings.HOST)) {
    if (settings.WORD_CHECK_TEST_WORD) throw notOutsideLoopback("WORD_CHECK_TEST_WORD");
    if (settings.RATE_LIMIT === "off") throw notOutsideLoopback("RATE_LIMIT=off");
  }
  return {
    ...settings,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    TRUST_PROXY: settings.TRUST_PROXY ?? [],
  };
}

/** Settings that mean nothing without each other. */
const TOGETHER = [
  ["SMTP_URL", "MAIL_FROM", "NOTIFY_SALES", "NOTIFY_CAREERS"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
] as const;

function refuseHalf(settings: z.output<typeof schema>, group: (typeof TOGETHER)[number]) {
  const given = group.find((name) => settings[name] !== undefined);
  const missing = group.filter((name) => settings[name] === undefined);
  if (!given || missing.length === 0) return;
  throw new BadEnvironment(missing.map((name) => `${name}: is needed together with ${given}`).join("\n"));
}

/** The settings with their defaults and meanings, for the table in the README. */
export function describeSettings() {
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    default: field.safeParse(undefined).data?.toString() ?? "",
    meaning: field.description ?? "",
  }));
}

function notOutsideLoopback(setting: string) {
  return new BadEnvironment(`${setting}: is taken only while HOST is a loopback address`);
}

function isSmtpUrl(value: string) {
  const url = URL.parse(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "") return false;
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    return false;
  }
  return /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
}

function parseListenAddress(value: string): { host: string; port: number } | null {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(value) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined || (bracketed !== undefined && isIP(bracketed) !== 6)) return null;
  return Number(digits) <= 65_535 ? { host, port: Number(digits) } : null;
}

function isAddressOrRange(entry: string) {
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
