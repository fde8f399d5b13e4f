import { isUtf8 } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { MESSAGE_KINDS, type MessageKind } from "../intake/forms/common.ts";
import { emailField, trim } from "../intake/forms/fields.ts";
import { toName } from "../intake/inbox/follow-up.ts";
import { isLoopback } from "../intake/loopback.ts";
import { TEAMS } from "../intake/teams.ts";

/** A member of staff, and the kinds of messages that this person may see. The email address is "" if it is unknown. */
export type User = { name: string; email: string; kinds: readonly MessageKind[] };

export type AccessOptions = {
  /** Whether an address is a proxy's that signs users in. Undefined if there is no such proxy. */
  isProxy: ((address: string) => boolean) | undefined;
  userHeader: string;
  emailHeader: string;
  groupsHeader: string;
};

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-user",
  "x-forwarded-email",
  "x-real-ip",
  "via",
];

const emailSchema = emailField("");

/**
 * Identifies the user. Without a proxy, it is anyone on this machine. Such a request must not have been forwarded:
 * a proxy that is not named in the settings would give everybody access to everything. The result is a sentence if the
 * request is refused.
 */
export function identify(
  { isProxy, userHeader, emailHeader, groupsHeader }: AccessOptions,
  headers: Headers,
  remoteAddress: string,
): User | string {
  const peer = remoteAddress.replace(/^::ffff:/, "");
  if (!isProxy) {
    const isForwarded = [...FORWARDED, userHeader].some((name) => headers.has(name));
    if (isLoopback(peer) && !isForwarded && LOCAL_HOST.test(headers.get("host") ?? "")) {
      return { name: "local", email: "", kinds: MESSAGE_KINDS };
    }
    return "This request came through a proxy or from another machine. Name the proxy in INBOX_TRUST_PROXY.";
  }
  if (!isProxy(peer)) return "The inbox can only be opened through the company's sign-in proxy.";
  const user = decodeUtf8(headers.get(userHeader) ?? "");
  const name = toName(user);
  if (!name) return `The sign-in proxy has not sent the user's name in the header ${userHeader}.`;
  const groups = (headers.get(groupsHeader) ?? "")
    .split(",")
    .map((group) => trim(group, " \t").toLowerCase());
  const kinds = Object.entries(TEAMS).flatMap(([team, kinds]) => (groups.includes(team) ? kinds : []));
  // Many proxies send the address as the name.
  const email = emailSchema.safeParse(decodeUtf8(headers.get(emailHeader) ?? "") || user).data ?? "";
  return kinds.length > 0 ? { name, email, kinds } : `${name} is not in the group "sales" or "careers".`;
}

/** Node reads each byte of a header as a character, but proxies send names in UTF-8. */
function decodeUtf8(value: string): string {
  const bytes = Buffer.from(value, "latin1");
  return isUtf8(bytes) ? bytes.toString() : value;
}

/** A token for the forms of one user, the same on every server of the site. */
export function formToken(key: string, { name }: User): string {
  return createHmac("sha256", key).update(`inbox ${name}`).digest("base64url");
}

/** Whether a form was sent by a page of the inbox, by the user who opened it. */
export function isSentByInbox(headers: Headers, token: string, sent: unknown): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  if (URL.parse(headers.get("origin") ?? "")?.host !== headers.get("host")) return false;
  const [given, expected] = [Buffer.from(String(sent)), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
