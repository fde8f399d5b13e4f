import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { largestFile } from "../support/largest-file.ts";
import { exchange, open } from "../support/raw-http.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const HOST = "Host: localhost:3000\r\n";
/** The default value of the setting CONNECTIONS_PER_ADDRESS. */
const CONNECTIONS = 100;

let site: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aldergate-connections-"));
  site = await startServer({
    DATA_DIR: join(folder, "data"),
    RATE_LIMIT: "on",
    TRUST_PROXY: "127.0.0.9",
  });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const closed = (socket: ReturnType<typeof open>) => new Promise((resolve) => socket.once("close", resolve));

// Runs first: the tests below use up the limits of 127.0.0.1, and then the forms of this test would be refused unread.
test("a request that the client aborts is not logged as an error", async () => {
  const form =
    "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disp";
  const starts = [
    `GET ${largestFile()} HTTP/1.1\r\n${HOST}\r\n`,
    `GET /search?q=cloud HTTP/1.1\r\n${HOST}\r\n`,
    `POST /contact HTTP/1.1\r\n${HOST}${form}`,
    `POST /messages/application HTTP/1.1\r\n${HOST}${form}`,
  ];
  const before = site.output();
  for (const start of starts.flatMap((each) => [each, each, each])) {
    const socket = open(site.url);
    await new Promise((resolve) => socket.once("connect", resolve));
    socket.write(start);
    await fetch(`${site.url}/healthz`);
    socket.resetAndDestroy();
  }
  await fetch(`${site.url}/healthz`);
  expect(site.output().slice(before.length)).toBe("");
});

describe("connections", () => {
  test("a connection with more than eight pipelined requests is closed", async () => {
    const request = `GET /search?q=cloud HTTP/1.1\r\n${HOST}\r\n`;
    const last = `GET /search?q=cloud HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
    expect(await exchange(site.url, request.repeat(9), "127.0.0.21")).toEqual([]);
    expect(await exchange(site.url, request.repeat(7) + last, "127.0.0.22")).toHaveLength(8);
  });

  test("an aborted download leaves no file open", async () => {
    const before = site.descriptors();
    for (let visit = 0; visit < 30; visit++) {
      const socket = open(site.url);
      socket.write(`GET ${largestFile()} HTTP/1.1\r\n${HOST}\r\n`.repeat(3));
      await new Promise((resolve) => socket.once("data", resolve));
      socket.destroy();
    }
    await expect.poll(() => site.descriptors()).toBeLessThanOrEqual(before + 2);
  });
});

describe("limits per IP address", () => {
  const chunked = `POST /contact HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`;
  const pipelined = `GET /about HTTP/1.1\r\n${HOST}\r\n`.repeat(20);
  for (const [kind, flood, from] of [
    ["chunked bodies", chunked, "127.0.0.31"],
    ["floods of pipelined requests", pipelined, "127.0.0.32"],
  ] as const) {
    test(`an IP address that has sent two ${kind} can no longer connect, but another address can`, async () => {
      const request = `GET /about HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
      await exchange(site.url, flood, from);
      await exchange(site.url, flood, from);
      expect(await exchange(site.url, request, from)).toEqual([]);
      expect(await exchange(site.url, request, "127.0.0.33")).toMatchObject([{ status: 200 }]);
    });
  }

  test("an IP address has a limited number of connections, and can connect again after closing them", async () => {
    let received = 0;
    const sockets = Array.from({ length: CONNECTIONS + 5 }, () =>
      open(site.url)
        .on("error", () => {})
        .on("data", () => (received += 1)),
    );
    await Promise.all(sockets.slice(CONNECTIONS).map(closed));
    // The limit closes connections without a response. A connection closed by a timeout would receive a 408.
    expect(received).toBe(0);
    for (const socket of sockets) socket.destroy();
    const request = `GET /about HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
    await expect.poll(() => exchange(site.url, request)).toMatchObject([{ status: 200 }]);
  });

  test("an IP address gets a 429 after too many computed responses, and static files are still served", async () => {
    // "none" is not a valid reference, so the response is a 404. The limit on computed responses counts it all the same.
    const paths = Array.from({ length: 130 }, () => "/thank-you/contact/none");
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await fetch(site.url + path)).status);
    expect(statuses[0]).toBe(404);
    const answer = await fetch(`${site.url}/search?q=cloud`);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
  });
});
