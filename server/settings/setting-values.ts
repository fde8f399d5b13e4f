/** Schemas for the values of settings. */
import { isIP } from "node:net";
import { z } from "zod";
import { emailField } from "../../intake/forms/fields.ts";
import { isLoopback } from "../../intake/loopback.ts";

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

export const oneOf = <const Choices extends readonly [string, ...string[]]>(...choices: Choices) =>
  z.enum(choices, { error: `must be one of ${choices.join(", ")}` });

/** An IP address or a host name. Whether this machine has that address is only known when the server starts to listen. */
export const host = z
  .string()
  .refine((value) => isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value), {
    error: "must be an IP address or a host name",
  });

export const headerName = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, "must be the name of a header");

/** A URL without path or query. A trailing slash is removed, so that paths can be appended. */
export const origin = z
  .string()
  .refine((value) => /^https?:/.test(value) && URL.parse(value)?.origin === value.replace(/\/$/, ""), {
    error: "must be a URL without a path, such as https://www.example.com",
  })
  .transform((value) => URL.parse(value)?.origin ?? value);

const listOf = (entry: z.core.$ZodType, error: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine((entries) => z.array(entry).min(1).safeParse(entries).success, error);

export const proxyList = listOf(
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]),
  "must be IP addresses or ranges such as 10.0.0.0/8, separated by commas",
);

const address = emailField("must be an email address");

/** The sender of emails: an email address, alone or in angle brackets after a name. */
export const sender = z
  .string()
  .transform((value) => {
    const [, name = "", bracketed] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(value.trim()) ?? [];
    return { name: name.replaceAll('"', "").trim(), address: bracketed ?? value.trim() };
  })
  .refine(
    (value) => address.safeParse(value.address).success,
    "must be an email address, such as mail@example.com or Company <mail@example.com>",
  );

export const addressList = listOf(address, "must be email addresses, separated by commas");

export const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    "must look like smtp://host:587 or smtps://user:password@host, without a path or query; percent-encode special characters in the password",
  );

export const webhookUrl = z
  .url({ protocol: /^https?$/, error: "must be a URL such as https://crm.example.com/hook" })
  .refine((value) => {
    const url = URL.parse(value);
    return !url?.username && !url?.password;
  }, "must not contain a user name or password")
  .refine(
    (value) => value.startsWith("https:") || isLoopback(URL.parse(value)?.hostname ?? ""),
    "must start with https, unless it is on this machine, because messages contain personal data",
  );

/** A signing key in the format of Standard Webhooks. */
export const webhookSecret = z.string().refine((value) => {
  const bytes = Buffer.from(value.replace(/^whsec_/, ""), "base64").length;
  return /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(value) && bytes >= 24 && bytes <= 64;
}, "must be whsec_ followed by 24 to 64 bytes in base64");

/** A host and a port, with IPv6 addresses in brackets. */
export const listenAddress = z.string().transform((value, context) => {
  const url = URL.parse(`tcp://${value}`);
  if (url?.port && url.href === `tcp://${url.host}`) {
    return { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port) };
  }
  context.addIssue("must be an address and a port, such as 127.0.0.1:9464");
  return z.NEVER;
});

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
