import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:https";
import { connect as connectPlain } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { requireNginx, startNginx } from "../support/nginx.ts";
import { exchange } from "../support/raw-http.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { multipart, post, ask as send } from "../support/senders.ts";
import { addressProblems, spellingProblems } from "../support/spellings.ts";

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

/** Starts nginx with other settings, or with another server behind it. */
async function startAnother(name: string, settings: Parameters<typeof startNginx>[2], otherApp?: number) {
  const own = join(folder, name);
  mkdirSync(own);
  const port = Number(new URL(app.url).port);
  const apps: [number, number] = [port, otherApp ?? port];
  return startNginx(own, { http: await freePort(), https: await freePort(), apps }, settings);
}

const get = (path: string, localAddress: string, headers: Record<string, string> = {}) =>
  ask("GET", localAddress, path, headers);

async function ask(
  method: string,
  localAddress: string,
  path = "/contact",
  headers: Record<string, string> = {},
) {
  const agent = new Agent({ ca: proxy.certificate, localAddress });
  const answer = await send(proxy.url, { agent, method, path, headers });
  return { ...answer, encoding: answer.headers["content-encoding"] ?? "" };
}

/** Opens a TLS connection to nginx from this IP address. */
function open(localAddress: string) {
  const peer = { port: Number(new URL(proxy.url).port), host: "127.0.0.1", localAddress };
  return connect({ ...peer, servername: "localhost", ca: proxy.certificate }).on("error", () => {});
}

test("a request with a foreign Host is never redirected to that host", async () => {
  const [answer] = await exchange(
    plainUrl,
    "GET /about HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
  );
  expect(answer?.status).toBe(301);
  expect(answer?.head).toMatch(/^location: https:\/\/localhost\/about\r?$/im);
});

test.each([
  ["searches", () => "/search?q=cloud", "127.7.0.1", "127.7.0.2"],
  ["estimates", (index: number) => `/contact?%77ork=web&n=${index}`, "127.7.0.20", "127.7.0.22"],
] as const)(
  "a flood of %s from one IP address is slowed down, then gets 429s, and others are not affected",
  async (_what, path, from, other) => {
    const statuses: number[] = [];
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    const flood = Array.from({ length: 60 }, async (_, index) => {
      statuses.push((await get(path(index), from)).status);
    });
    await expect.poll(() => count(429)).toBeGreaterThan(30);
    expect((await get("/search?q=cloud", other)).status).toBe(200);
    // nginx still holds back some of the flood's requests. Otherwise, the server would have answered them first.
    expect(count(200)).toBeLessThan(16);
    expect((await get("/about", from)).status).toBe(200);
    await Promise.all(flood);
    expect(count(200) + count(429)).toBe(60);
  },
);

// This and the next test mostly wait for nginx, each with IP addresses of its own, so they run together.
test.concurrent("a connection whose headers arrive slowly is closed", async () => {
  const socket = open("127.7.0.18");
  socket.resume().write("GET /about HTTP/1.1\r\nHost: localhost\r\nX: ");
  const dripping = setInterval(() => socket.write("x"), 500);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(dripping);
  expect((await get("/about", "127.7.0.18")).status).toBe(200);
});

test.concurrent("the addresses of one /64 share a limit, behind another proxy too; other networks are not affected", async ({
  onTestFinished,
}) => {
  const outer = await startAnother("behind-proxy", { trustedProxy: "127.0.0.0/8" });
  onTestFinished(() => outer.stop());
  const agent = new Agent({ ca: outer.certificate, keepAlive: true, maxSockets: 40 });
  onTestFinished(() => agent.destroy());
  const search = async (address: string) => {
    const headers = { "x-forwarded-for": address };
    return (await send(`${outer.url}/search?q=cloud`, { agent, headers })).status;
  };
  const flood = async (address: (index: number) => string) => {
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => search(address(index))));
    return statuses.filter((status) => status === 429).length;
  };
  const [oneNetwork, manyNetworks, mappedIpv4] = await Promise.all([
    // 0x0a is a line feed, which some patterns don't match.
    flood((index) => `2001:db8:0:a${index % 2 ? ":0:0:0:" : ":a0a:a0a:a0a:"}${index.toString(16)}`),
    flood((index) => `2001:db8:0:1${index.toString(16).padStart(2, "0")}::1`),
    flood((index) => `::ffff:192.0.2.${index}`),
  ]);
  expect(oneNetwork).toBeGreaterThan(20);
  expect([manyNetworks, mappedIpv4]).toEqual([0, 0]);
});

test("of a flood of searches while typing, only some reach the server", async () => {
  const flood = Array.from({ length: 60 }, () => get("/search.json?q=cloud", "127.7.0.21"));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30);
});

test.each([
  // The requests announce a body but never send it, so they stay in flight. The first row sends PUT, because POST
  // has a lower limit, which the second row tests. The second row sends only 6 forms, because nginx also limits their
  // rate: it would refuse the 7th.
  ["a hundred requests", 100, 120, "PUT", "127.7.0.4"],
  ["five forms", 5, 6, "POST", "127.7.0.5"],
])(
  "one IP address can have at most %s in flight, and others are not affected",
  async (_what, limit, count, method, from) => {
    let refused = 0;
    const sockets = Array.from({ length: count }, () =>
      open(from).once("data", (chunk: Buffer) => {
        if (chunk.toString().startsWith("HTTP/1.1 429 ")) refused += 1;
      }),
    );
    const head = `${method} /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n`;
    for (const socket of sockets) socket.write(head);
    await expect.poll(() => refused).toBe(count - limit);
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
  expect(body).toContain("nginx");
  expect((await ask("POST", "127.7.0.8")).status).toBe(status);
});

test("a form that nginx refuses gets JSON if the site's script sent it", async () => {
  for (let sent = 0; sent < 25; sent += 1) await ask("POST", "127.7.0.15", "/messages/contact");
  const refused = await ask("POST", "127.7.0.15", "/messages/contact");
  expect(refused.status).toBe(429);
  expect(JSON.parse(refused.body)).toEqual({
    outcome: "too-many",
    status: 429,
    retryAfterSeconds: 60,
  });
  const length = { "content-length": "100000000" };
  const tooLarge = await ask("POST", "127.7.0.16", "/messages/contact", length);
  expect(JSON.parse(tooLarge.body)).toEqual({ outcome: "too-large", status: 413 });
});

test("foreign host names are refused over TLS, in the handshake and in the Host header", async () => {
  const agent = new Agent({ servername: "evil.example", rejectUnauthorized: false });
  const handshake = send(proxy.url, { agent });
  await expect(handshake).rejects.toThrow(/unrecognized name|handshake/i);
  const foreign = "GET /about HTTP/1.1\r\nHost: evil.example\r\n\r\n";
  expect(await exchangeSecurely("127.7.0.17", foreign)).toEqual([]);
});

test("a form with a chunked body gets no response, and its connection is closed", async () => {
  await expect(ask("POST", "127.7.0.9", "/contact", { "transfer-encoding": "chunked" })).rejects.toThrow();
});

/** Sends bytes over TLS and returns the statuses of all responses once nginx has closed the connection. */
function exchangeSecurely(localAddress: string, bytes: string): Promise<number[]> {
  return new Promise((resolve) => {
    let received = "";
    open(localAddress)
      .on("data", (chunk: Buffer) => {
        received += chunk.toString("latin1");
      })
      .on("close", () =>
        resolve([...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => Number(code))),
      )
      .write(bytes);
  });
}

test("a flood of pipelined requests is slowed down, and others are not affected", async () => {
  let received = "";
  const socket = open("127.7.0.19").on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
  });
  const answered = () => received.split("HTTP/1.1 404 ").length - 1;
  // A request that the server answers immediately, so that even a slow machine exceeds nginx's rate.
  socket.write("GET /word-check/missing.png HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(400));
  await expect.poll(answered).toBeGreaterThanOrEqual(4);
  expect((await get("/search?q=cloud", "127.7.0.12")).status).toBe(200);
  expect(answered()).toBeLessThan(16);
  socket.destroy();
});

test("a connection is closed after 100 requests, even if they are pipelined", async () => {
  const robots = "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n";
  expect(await exchangeSecurely("127.7.0.11", robots.repeat(400))).toEqual(Array(100).fill(200));
});

test("a request with two Host headers gets a 400", async () => {
  const hosts = "Host: localhost\r\nHost: evil.example\r\nConnection: close\r\n";
  expect(await exchangeSecurely("127.7.0.13", `GET /search HTTP/1.1\r\n${hosts}\r\n`)).toEqual([400]);
});

test("a form with a file that is too large gets the site's own page, with the typed text", async () => {
  const file = { field: "resume", name: "large.pdf", bytes: Buffer.alloc(40_000_000) };
  const agent = new Agent({ ca: proxy.certificate, localAddress: "127.7.0.14" });
  const answer = await post(`${proxy.url}/career/software-developer`, multipart({ name: "Ada" }, [file]), {
    agent,
  });
  expect(answer.status).toBe(413);
  expect(answer.body).toContain('value="Ada"');
});

test("other spellings of an address are redirected to it or get a 404", async () => {
  const unlimited = await startAnother("unlimited", { limits: false });
  onTestFinished(() => unlimited.stop());
  const agent = new Agent({ ca: unlimited.certificate, keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const ask = async (method: "GET" | "POST", path: string) => {
    const { status, headers } = await send(unlimited.url, { path, method, agent });
    return { status, location: headers.location };
  };
  // First the pages, so that they are in nginx's cache when the spellings are requested.
  expect(await addressProblems(ask)).toEqual([]);
  expect(await spellingProblems(ask, "GET")).toEqual([]);
  expect(await spellingProblems(ask, "POST")).toEqual([]);
});

/** Opens a port whose backlog is full. New connections to it hang, as if the server's machine were down. */
async function openUnreachablePort(): Promise<number> {
  const port = await freePort();
  const script = `net.createServer().listen({ port: ${port}, host: "127.0.0.1", backlog: 1 }, () => console.log("open"))`;
  const listener = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(listener.stdout, "data");
  listener.kill("SIGSTOP");
  const sockets = Array.from({ length: 4 }, () => connectPlain(port, "127.0.0.1").on("error", () => {}));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listener.kill("SIGKILL");
  });
  return port;
}

test("while one of two servers behind nginx can't be reached, the other answers every request", async () => {
  const half = await startAnother("half-reachable", {}, await openUnreachablePort());
  onTestFinished(() => half.stop());
  const agent = new Agent({ ca: half.certificate });
  const search = async () => (await send(`${half.url}/search?q=cloud`, { agent })).status;
  expect(await Promise.all(Array.from({ length: 6 }, search))).toEqual(Array(6).fill(200));
});

test("a page that was cached for one encoding is not sent for another, whatever the query ends with", async () => {
  const brotli = await get("/faq?key=1", "127.7.0.21", { "accept-encoding": "br" });
  expect(brotli.encoding).toBe("br");
  expect((await get("/faq?key=1br", "127.7.0.21")).encoding).toBe("");
});

test("each encoding is cached separately, and pages come from the cache while the servers are down", async () => {
  const plain = await get("/about", "127.7.0.3");
  const brotli = await get("/about", "127.7.0.3", { "accept-encoding": "gzip, deflate, br" });
  expect([plain.encoding, brotli.encoding]).toEqual(["", "br"]);
  expect(brotli.body.length).toBeLessThan(plain.body.length);
  await app.kill();
  const arriving = { "sec-fetch-dest": "document", "sec-fetch-site": "none" };
  for (const headers of [{}, arriving])
    expect((await get("/about", "127.7.0.3", headers)).body).toBe(plain.body);
  expect((await get("/about?new", "127.7.0.3", arriving)).status).toBe(503);
  expect((await get("/search?q=cloud", "127.7.0.3")).status).toBe(503);
  const form = await ask("POST", "127.7.0.3", "/messages/contact");
  expect(form.status).toBe(503);
  expect(JSON.parse(form.body)).toEqual({
    outcome: "unavailable",
    status: 503,
    retryAfterSeconds: 30,
  });
});

test("no log has a full IP address, not even after upstream errors, floods and failed handshakes", async () => {
  const logs = readdirSync(join(folder, "logs")).map((name) =>
    readFileSync(join(folder, "logs", name), "utf8"),
  );
  expect(logs.join("")).toContain(" 127.7.0.0/16 GET /search 503 ");
  expect(logs.join("")).not.toMatch(/client: |127\.7\.0\.[1-9]/);
});
