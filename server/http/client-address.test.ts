import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { clientAddress, forwardedForWarning, proxyTrust } from "./client-address.ts";

const trust = proxyTrust(["10.0.0.0/8", "::1"]);

it.each([
  ["the peer is not a trusted proxy", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["a trusted proxy added an address", "10.0.0.2", "198.51.100.1", "198.51.100.1"],
  ["the visitor put in another address", "10.0.0.2", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
  ["there are several trusted proxies", "::1", "198.51.100.1, 10.1.1.1", "198.51.100.1"],
  ["the proxy has an IPv4-mapped address", "::ffff:10.0.0.2", "198.51.100.1", "198.51.100.1"],
  ["the address is IPv4-mapped", "10.0.0.2", "::FFFF:198.51.100.1", "198.51.100.1"],
  ["the address is a long IPv6 address", "10.0.0.2", "2001:DB8:0:0:0::1", "2001:db8::1"],
  ["the address has a port", "10.0.0.2", "203.0.113.5, 198.51.100.1:4711", "198.51.100.1"],
  ["the address has brackets and a port", "10.0.0.2", "203.0.113.5, [2001:db8::1]:80", "2001:db8::1"],
])("if %s, the client of %s with X-Forwarded-For: %s is %s", (_case, peer, header, client) => {
  expect(clientAddress(peer, header, trust)).toBe(client);
});

it.each(["unknown", "198.51.100.1:80:80", "[198.51.100.1", "fe80::1%eth0", "010.1.1.1", ""])(
  "ignores the X-Forwarded-For entry %j, which is not an IP address, and all entries to its left",
  (entry) => {
    expect(clientAddress("10.0.0.2", `203.0.113.5, ${entry}`, trust)).toBe("10.0.0.2");
  },
);

it.each([
  ["an address that is not in TRUST_PROXY", [], "198.51.100.1", /TRUST_PROXY/],
  ["a trusted proxy that adds no IP address", ["127.0.0.1"], "198.51.100.1, unknown", /not an IP address/],
  ["a trusted proxy that adds an IP address with a port", ["127.0.0.1"], "198.51.100.1:4711", null],
])("for X-Forwarded-For from %s, logs at most one warning", async (_who, trusted, header, warning) => {
  const warnings: string[] = [];
  const check = forwardedForWarning(proxyTrust(trusted), (_fields, message) => warnings.push(message));
  const server = createServer((request, response) => {
    check(request);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(url);
  for (let number = 0; number < 2; number += 1) await fetch(url, { headers: { "x-forwarded-for": header } });
  expect(warnings).toEqual(warning ? [expect.stringMatching(warning)] : []);
});
