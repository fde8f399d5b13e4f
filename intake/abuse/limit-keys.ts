import { isIPv6 } from "node:net";

/**
 * The key under which a client is counted: its IPv4 address, or its IPv6 /64, because providers usually assign at least a
 * whole /64 to one customer.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return bare;
  // The URL parser removes leading zeros from the groups.
  const [front = [], back = []] = new URL(`http://[${bare}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":")));
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill("0"), ...back];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** One key for each mailbox: case, +tags and, for Gmail, dots are ignored. Only for counting, never for sending. */
export function emailKey(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@");
  const untagged = name.split("+")[0] ?? "";
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}
