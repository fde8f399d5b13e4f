import { createServer } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { limitConnections } from "./connection-limits.ts";

function listen(isTrusted: (address: string) => boolean = () => false) {
  // The sockets are simulated, because tests can't connect from these IP addresses.
  const server = createServer();
  const countFlood = limitConnections(server, { perAddress: 2, isTrusted });
  const connect = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
    server.emit("connection", socket);
    return socket;
  };
  /** Connects and disconnects. Returns whether the connection was refused. */
  const visit = (remoteAddress: string, { flood = false } = {}) => {
    const socket = connect(remoteAddress);
    const isRefused = socket.destroyed;
    if (flood) countFlood(socket);
    socket.destroy();
    socket.emit("close");
    return isRefused;
  };
  return { connect, visit };
}

function connectFrom(addresses: string[], isTrusted?: (address: string) => boolean) {
  const { connect } = listen(isTrusted);
  return addresses.map((address) => connect(address).destroyed);
}

test("all IP addresses in an IPv6 /64 share one connection limit, and another /64 has its own", () => {
  const addresses = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"];
  expect(connectFrom(addresses)).toEqual([false, false, true, false]);
});

test("an IPv4 address and its IPv4-mapped form share one limit", () => {
  const addresses = ["203.0.113.7", "::ffff:203.0.113.7", "203.0.113.7", "203.0.113.8"];
  expect(connectFrom(addresses)).toEqual([false, false, true, false]);
});

test("trusted proxies have no limit per IP address", () => {
  expect(connectFrom(Array(5).fill("10.0.0.1"), () => true)).toEqual(Array(5).fill(false));
});

test("an IP address that keeps opening and closing connections is refused, and can connect again ten seconds later", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { visit } = listen();
  const visits = Array.from({ length: 6 }, () => visit("203.0.113.7"));
  expect(visits).toEqual([false, false, false, false, true, true]);
  expect(visit("203.0.113.8")).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(visit("203.0.113.7")).toBe(false);
});

test("after two floods of requests, an IP address can't connect, but can again ten seconds later", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { visit } = listen();
  const flood = () => visit("203.0.113.7", { flood: true });
  expect([flood(), flood(), visit("203.0.113.7")]).toEqual([false, false, true]);
  expect(visit("203.0.113.8")).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(visit("203.0.113.7")).toBe(false);
});
