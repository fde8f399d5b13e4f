import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6, SocketAddress } from "node:net";
import { blurAddress } from "../operations/log.ts";

/** Returns a function that checks whether an IP address belongs to a trusted proxy. */
export function proxyTrust(entries: string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * The visitor's IP address: the first address that isn't a trusted proxy's. The peer's address is checked first, then
 * X-Forwarded-For from right to left. An entry that isn't an IP address is ignored, and so are all entries to its left.
 * If every address is a trusted proxy's, the last one checked is returned.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = normalizeAddress(peer) ?? peer;
  for (const entry of (forwardedFor ?? "").split(",").reverse()) {
    const next = readEntry(entry);
    if (!isTrusted(address) || next === undefined) break;
    address = next;
  }
  return address;
}

/** Some proxies add a port, as in 198.51.100.1:4711 or [2001:db8::1]:4711. */
function readEntry(entry: string): string | undefined {
  const bare = entry.trim().replace(/^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/, "$1$2");
  return normalizeAddress(bare);
}

/** Whether a trusted proxy reports that the visitor used TLS. */
export function cameOverTls(request: IncomingMessage, isTrusted: (address: string) => boolean): boolean {
  return request.headers["x-forwarded-proto"] === "https" && isTrusted(peerAddress(request));
}

type Warn = (fields: { network: string }, message: string) => void;

const UNTRUSTED =
  "X-Forwarded-For was ignored, because it comes from an address that is not in TRUST_PROXY. If the site is behind a proxy, set TRUST_PROXY to the proxy's IP address. Otherwise all visitors share one rate limit.";
const UNUSABLE =
  "X-Forwarded-For was ignored, because its last entry is not an IP address. Configure the proxy to add the visitor's IP address. Otherwise all visitors share one rate limit.";

/** Returns a function that logs one warning if an X-Forwarded-For header does not tell us the visitor's address. */
export function forwardedForWarning(isTrusted: (address: string) => boolean, warn: Warn) {
  let hasWarned = false;
  return (request: IncomingMessage) => {
    const forwardedFor = String(request.headers["x-forwarded-for"] ?? "");
    if (hasWarned || forwardedFor === "") return;
    const isUsable = readEntry(forwardedFor.split(",").at(-1) ?? "") !== undefined;
    const trusted = isTrusted(peerAddress(request));
    if (trusted && isUsable) return;
    hasWarned = true;
    warn({ network: blurAddress(peerAddress(request)) }, trusted ? UNUSABLE : UNTRUSTED);
  };
}

function peerAddress({ socket }: IncomingMessage): string {
  return normalizeAddress(socket.remoteAddress ?? "") ?? "";
}

/**
 * One spelling per IP address: IPv6 shortened, IPv4-mapped IPv6 as IPv4. Undefined if the text isn't an IP address or
 * has a zone, such as fe80::1%eth0.
 */
function normalizeAddress(text: string): string | undefined {
  const version = isIP(text);
  if (version === 0 || text.includes("%")) return undefined;
  if (version === 4) return text;
  const { address } = new SocketAddress({ address: text, family: "ipv6" });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}
