import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { requireNginx, startNginx } from "../support/nginx.ts";
import { exchange } from "../support/raw-http.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const folder = mkdtempSync(join(tmpdir(), "nginx-"));
let app: RunningServer;
let proxy: Awaited<ReturnType<typeof startNginx>>;
let plainUrl: string;

beforeAll(async () => {
  requireNginx();
  app = await startServer({ DATA_DIR: join(folder, "data"), TRUST_PROXY: "127.0.0.1" });
  const port = Number(new URL(app.url).port);
  const http = await freePort();
  proxy = await startNginx(folder, { http, https: await freePort(), apps: [port, port] });
  plainUrl = `http://127.0.0.1:${http}`;
});

afterAll(async () => {
  await proxy.stop();
  await app.kill();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, localAddress: string, headers: Record<string, string> = {}) =>
  ask("GET", localAddress, path, headers);

function ask(method: string, localAddress: string, path = "/contact", headers: Record<string, string> = {}) {
  const agent = new Agent({ ca: proxy.certificate, localAddress });
  return new Promise<{ status: number; encoding: string; body: Buffer }>((resolve, reject) => {
    request(proxy.url + path, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        agent.destroy();
        const encoding = answer.headers["content-encoding"] ?? "";
        resolve({ status: answer.statusCode ?? 0, encoding, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}

test("a request with a foreign Host is never redirected to that host", async () => {
  const [answer] = await exchange(
    plainUrl,
    "GET /about HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
  );
  expect(answer?.status).toBe(301);
  expect(answer?.head).toMatch(/^location: https:\/\/localhost\/about\r?$/im);
});

test("a flood of searches from one IP address gets 429s, and others are not affected", async () => {
  const burst = await Promise.all(Array.from({ length: 60 }, () => get("/search?q=cloud", "127.7.0.1")));
  expect(burst.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
  expect((await get("/search?q=cloud", "127.7.0.2")).status).toBe(200);
  expect((await get("/about", "127.7.0.1")).status).toBe(200);
});

test.each([
  // The requests announce a body but never send it, so they stay in flight. The first row sends PUT, because POST
  // has a lower limit, which the second row tests. The second row sends only 15 forms, because nginx also limits their
  // rate: it would refuse the 22nd.
  ["a hundred requests", 100, 120, "PUT", "127.7.0.4"],
  ["ten forms", 10, 15, "POST", "127.7.0.5"],
])(
  "one IP address can have at most %s in flight, and others are not affected",
  async (_what, limit, count, method, from) => {
    const peer = { port: Number(new URL(proxy.url).port), host: "127.0.0.1", localAddress: from };
    const options = { ...peer, servername: "localhost", ca: proxy.certificate };
    let refused = 0;
    const sockets = Array.from({ length: count }, () =>
      connect(options)
        .on("error", () => {})
        .once("data", (chunk: Buffer) => {
          if (chunk.toString().startsWith("HTTP/1.1 429 ")) refused += 1;
        }),
    );
    const head = `${method} /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n`;
    for (const socket of sockets) socket.write(head);
    await expect.poll(() => refused, { timeout: 20_000 }).toBe(count - limit);
    expect((await ask(method, "127.7.0.6")).status).not.toBe(429);
    for (const socket of sockets) socket.destroy();
  },
);

test("a flood of forms from one IP address gets 429s, and others are not affected", async () => {
  const { status } = await ask("POST", "127.7.0.8");
  for (let sent = 0; sent < 25; sent += 1) await ask("POST", "127.7.0.7");
  const { status: last, body } = await ask("POST", "127.7.0.7");
  expect(last).toBe(429);
  // nginx's own 429 page, not the site's.
  expect(body.toString()).toContain("nginx");
  expect((await ask("POST", "127.7.0.8")).status).toBe(status);
});

test("Web Vitals reports do not count towards the limit for forms", async () => {
  for (let sent = 0; sent < 25; sent += 1) await ask("POST", "127.7.0.10", "/vitals");
  expect((await ask("POST", "127.7.0.10")).status).not.toBe(429);
});

test("a form with a chunked body gets no response, and its connection is closed", async () => {
  await expect(ask("POST", "127.7.0.9", "/contact", { "transfer-encoding": "chunked" })).rejects.toThrow();
});

test("each encoding is cached separately, and pages come from the cache while the servers are down", async () => {
  const plain = await get("/about", "127.7.0.3");
  const brotli = await get("/about", "127.7.0.3", { "accept-encoding": "gzip, deflate, br" });
  expect([plain.encoding, brotli.encoding]).toEqual(["", "br"]);
  expect(brotli.body.length).toBeLessThan(plain.body.length);
  await app.kill();
  expect((await get("/about", "127.7.0.3")).body.equals(plain.body)).toBe(true);
  expect((await get("/search?q=cloud", "127.7.0.3")).status).toBe(503);
});
