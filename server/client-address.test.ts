import { expect, it } from "vitest";
import { clientAddress, proxyTrust } from "./client-address.ts";

const trust = proxyTrust(["10.0.0.0/8", "::1"]);

it("is the peer where no proxy is trusted", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", proxyTrust([]))).toBe("203.0.113.7");
});

it("is what the trusted proxy saw", () => {
  expect(clientAddress("10.0.0.2", "198.51.100.1", trust)).toBe("198.51.100.1");
});

it("ignores what a visitor wrote into the header before the proxy added to it", () => {
  expect(clientAddress("10.0.0.2", "1.2.3.4, 198.51.100.1", trust)).toBe("198.51.100.1");
});

it("walks past several proxies of ours", () => {
  expect(clientAddress("::1", "198.51.100.1, 10.1.1.1", trust)).toBe("198.51.100.1");
});

it("reads IPv4 over IPv6", () => {
  expect(clientAddress("::ffff:10.0.0.2", "198.51.100.1", trust)).toBe("198.51.100.1");
});
