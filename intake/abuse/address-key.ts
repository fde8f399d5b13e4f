import { isIPv6 } from "node:net";

/** The key of a limit: an IPv4 address, or an IPv6 /64, within which one customer can choose any address. */
export function addressKey(address: string): string {
  return keyOf(address, 4);
}

/** The same with a /48, the largest block that providers assign to one customer: 65,536 networks of size /64. */
export function networkKey(address: string): string {
  return keyOf(address, 3);
}

function keyOf(address: string, groups: number): string {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return bare;
  const expanded = expand(bare);
  return mappedIPv4(expanded) ?? `${expanded.slice(0, groups).join(":")}::/${groups * 16}`;
}

/** The eight groups in their shortest form. */
function expand(address: string): string[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [front = [], back = []] = hexadecimal.split("::").map((half) => (half === "" ? [] : half.split(":")));
  const gap = Array<string>(8 - front.length - back.length).fill("0");
  return [...front, ...gap, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}

/** ::ffff:203.0.113.7, also in the spelling ::ffff:cb00:7107. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join(".");
}
