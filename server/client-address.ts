import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** Which peers are our own proxies. */
export function proxyTrust(entries: string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => trusted.check(plain(address), isIPv6(plain(address)) ? "ipv6" : "ipv4");
}

/**
 * The visitor's address. A forwarded header is believed only as far as it was written by a proxy we know: read from the
 * right, the first address that is not one of ours is the visitor, whatever stands to the left of it.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  const chain = [...(forwardedFor?.split(",") ?? []).map((part) => part.trim()), peer].filter(Boolean);
  let address = plain(peer);
  for (const hop of chain.reverse()) {
    address = plain(hop);
    if (!isTrusted(address)) break;
  }
  return address;
}

/** Whether the visitor came by https, on the word of a proxy we know. */
export function cameOverTls(
  { headers, socket }: IncomingMessage,
  isTrusted: (address: string) => boolean,
): boolean {
  return headers["x-forwarded-proto"] === "https" && isTrusted(socket.remoteAddress ?? "");
}

/** IPv4 that arrived over an IPv6 socket is still IPv4. */
function plain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
