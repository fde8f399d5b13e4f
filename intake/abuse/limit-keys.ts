import { createHmac, hkdfSync } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * The key under which a client is counted: its IPv4 address, or its IPv6 /64, because providers usually assign at least a
 * whole /64 to one customer.
 */
export function addressKey(address: string): string {
  return keyOf(address, 4);
}

/**
 * Like `addressKey`, but with the IPv6 /48, the largest block that providers usually assign to one customer. A /48
 * contains 65,536 blocks of size /64, and `addressKey` counts each of them separately.
 */
export function networkKey(address: string): string {
  return keyOf(address, 3);
}

function keyOf(address: string, groups: number): string {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return bare;
  const expanded = expand(bare);
  return mappedIPv4(expanded) ?? `${expanded.slice(0, groups).join(":")}::/${groups * 16}`;
}

/**
 * All eight groups of an IPv6 address, without leading zeros. The URL parser removes these zeros, and converts
 * ::ffff:203.0.113.7 to ::ffff:cb00:7107.
 */
function expand(address: string): string[] {
  const [front = [], back = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":")));
  return [...front, ...Array<string>(8 - front.length - back.length).fill("0"), ...back];
}

function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join(".");
}

/** One key for each mailbox: case, +tags and, for Gmail, dots are ignored. Only for counting, never for sending. */
export function emailKey(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@");
  const untagged = name.split("+")[0] ?? "";
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}

/** Hashes keys with a secret, so that no IP or email addresses are stored with rate limit counts or held files. */
export function createKeyHash(secret: string): (key: string) => string {
  const hashKey = Buffer.from(hkdfSync("sha256", secret, "aldergate intake", "rate limit keys v1", 32));
  return (key) => createHmac("sha256", hashKey).update(key).digest("base64url");
}
