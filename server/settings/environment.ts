import { existsSync } from "node:fs";
import { z } from "zod";
import { facts } from "../../app/content/facts.ts";
import { typingErrors } from "../../app/typing-errors.ts";
import { isLoopback } from "../../intake/loopback.ts";
import { DATABASE_URL_RULE, isDatabaseUrl } from "../../intake/store/postgres/database-url.ts";
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

const MAX_RETENTION_DAYS = Math.floor((facts.value.privacy.messagesMonths * 365) / 12);

/** The README explains the settings. */
export const settings = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: host.default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default("data"),
  DATABASE_URL: z.string().refine(isDatabaseUrl, DATABASE_URL_RULE).optional(),
  TRUST_PROXY: proxyList.default([]),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  NOTIFY_SALES: addressList.optional(),
  NOTIFY_CAREERS: addressList.optional(),
  NOTIFY_OPERATORS: addressList.optional(),
  WEBHOOK_URL: webhookUrl.optional(),
  WEBHOOK_SECRET: webhookSecret.optional(),
  RETENTION_DAYS: wholeNumber(1, MAX_RETENTION_DAYS).default(MAX_RETENTION_DAYS),
  METRICS_ADDRESS: listenAddress.optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  INBOX_ADDRESS: listenAddress.optional(),
  INBOX_URL: origin.optional(),
  INBOX_TRUST_PROXY: proxyList.optional(),
  INBOX_USER_HEADER: headerName.default("X-Forwarded-User"),
  INBOX_EMAIL_HEADER: headerName.default("X-Forwarded-Email"),
  INBOX_GROUPS_HEADER: headerName.default("X-Forwarded-Groups"),
  RATE_LIMIT: oneOf("on", "off").default("on"),
  WORD_CHECK_TEST_WORD: z
    .string()
    .regex(/^[a-z]{3,12}$/, "must be a word of 3 to 12 lower-case letters")
    .optional(),
  LOG_LEVEL: oneOf("silent", "error", "warn", "info", "debug", "trace").default("info"),
});

/** Groups of settings: if one of a group is set, all of them must be. */
const TOGETHER = [
  ["SMTP_URL", "MAIL_FROM", "NOTIFY_SALES", "NOTIFY_CAREERS"],
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
] as const;

const schema = settings
  .superRefine((given, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    for (const group of TOGETHER) {
      const first = group.find((name) => given[name] !== undefined);
      const missing = group.filter((name) => given[name] === undefined);
      if (first) for (const name of missing) refuse(name, `is needed because ${first} is set`);
    }
    const { INBOX_ADDRESS: inbox, INBOX_TRUST_PROXY: proxies } = given;
    if (inbox && !proxies && !isLoopback(inbox.host))
      refuse("INBOX_TRUST_PROXY", "is needed because INBOX_ADDRESS is not a loopback address");
    if (isLoopback(given.HOST) && !given.PUBLIC_URL?.startsWith("https:")) return;
    const rule = "is only allowed when HOST is a loopback address and PUBLIC_URL does not start with https";
    if (given.WORD_CHECK_TEST_WORD) refuse("WORD_CHECK_TEST_WORD", rule);
    if (given.RATE_LIMIT === "off") refuse("RATE_LIMIT=off", rule);
  })
  .transform((given) => ({ ...given, PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}` }));

export type Environment = z.output<typeof schema>;

/** Thrown if settings are invalid. The message names each one and its problem. */
export class BadEnvironment extends Error {
  constructor(problems: string) {
    super(`Some settings are invalid. Fix them in the environment or in .env:\n${problems}`);
  }
}

/**
 * Reads the environment and `.env`. The environment takes precedence. Exits if a setting is invalid, and warns about
 * misspelt names.
 */
export function loadEnvironment(defaults: Record<string, string | undefined> = {}): Environment {
  if (existsSync(".env")) process.loadEnvFile();
  warnAboutMisspeltNames();
  try {
    return parseEnvironment({ ...defaults, ...withoutEmpty(process.env) });
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function warnAboutMisspeltNames() {
  const known = Object.keys(settings.shape);
  // Names of one word are often similar by chance, such as PATH and PORT.
  const long = known.filter((name) => name.includes("_"));
  for (const name of Object.keys(process.env)) {
    if (known.includes(name)) continue;
    const most = name.length < 12 ? 2 : 3;
    const meant = long.find((setting) => typingErrors(name, setting) <= most);
    if (meant) console.warn(`WARNING: ${name} is not a setting and is ignored. Did you mean ${meant}?`);
  }
}

/** Validates the given variables. Throws BadEnvironment if one is invalid. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const { data, error } = schema.safeParse(withoutEmpty(variables));
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
  throw new BadEnvironment(problems.join("\n"));
}

export function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}
