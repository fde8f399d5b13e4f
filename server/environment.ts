import { isIP } from "node:net";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

/** An address without path, query or a slash at the end: absolute links are made by appending to it. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.parse(value)?.origin === value.replace(/\/$/, ""),
    "must be an origin such as https://www.example.com",
  )
  .transform((value) => URL.parse(value)?.origin ?? value);

const proxyList = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine(
    (entries) => entries.every(isAddressOrRange),
    "must list IP addresses or ranges, separated by commas",
  );

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
  TRUST_PROXY: proxyList
    .optional()
    .describe("Addresses or ranges of the reverse proxies whose X-Forwarded-* headers are believed."),
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
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .describe("How much the server tells."),
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

export function isLoopback(host: string) {
  return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function isAddressOrRange(entry: string) {
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
