import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filesFirst } from "./files-first.ts";
import { loadSite, type Site } from "./site-files.ts";

const NODE_ANSWER = "answered by the app";
const HOST = "Host: localhost:3000\r\n";
let site: Site;
let server: Server;
let port: number;

beforeAll(async () => {
  site = await loadSite();
  server = filesFirst(site, ["127.0.0.1"])({}, (_request, response) => response.end(NODE_ANSWER));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends each piece when the answer to the one before has come, on one connection; the answers as text. */
async function exchange(...pieces: string[]): Promise<string[]> {
  const socket = connect(port, "127.0.0.1");
  const answers: string[] = [];
  for (const piece of pieces) {
    socket.write(piece);
    answers.push(await nextAnswer(socket));
  }
  socket.destroy();
  return answers;
}

async function nextAnswer(socket: Socket): Promise<string> {
  let text = "";
  for (;;) {
    const head = text.indexOf("\r\n\r\n");
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
    if (head !== -1 && text.length >= head + 4 + length) return text;
    const [bytes] = (await once(socket, "data")) as [Buffer];
    text += bytes.toString("latin1");
  }
}

const page = (more = "") => `GET /about HTTP/1.1\r\n${HOST}Accept-Encoding: gzip, br\r\n${more}\r\n`;

it("sends one file after the other over one connection, byte for byte", async () => {
  const answers = await exchange(page(), page("Cookie: a=b\r\n"));
  const expected = site.files.get("/about")?.br?.body.bytes?.toString("latin1");
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/\r\nDate: .+ GMT\r\n/);
    expect(answer.slice(answer.indexOf("\r\n\r\n") + 4) === expected).toBe(true);
  }
});

it("tells browsers behind our proxy to stay with https", async () => {
  const [plain, forwarded] = await exchange(page(), page("X-Forwarded-Proto: https\r\n"));
  expect(plain).not.toContain("Strict-Transport-Security");
  expect(forwarded).toContain("Strict-Transport-Security");
});

it.each([
  ["another method", `POST /about HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`],
  ["an unknown address", `GET /nope HTTP/1.1\r\n${HOST}\r\n`],
  ["a body", page("Content-Length: 1\r\n").concat("x")],
  ["a range", page("Range: bytes=0-1\r\n")],
  ["a condition", page('If-None-Match: "x"\r\n')],
  ["an end to the connection", page("Connection: close\r\n")],
])("leaves %s to the app, also after a file", async (_what, request) => {
  const [first, second] = await exchange(page(), request);
  expect(first).toContain("200 OK");
  expect(second).toContain(NODE_ANSWER);
});

it("leaves two requests at once, and one in two pieces, to the app", async () => {
  expect((await exchange(page() + page()))[0]).toContain(NODE_ANSWER);
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  socket.write("GET /about HT");
  await new Promise((resolve) => server.once("connection", resolve));
  await new Promise((resolve) => setImmediate(resolve));
  socket.write(`TP/1.1\r\n${HOST}\r\n`);
  expect(await nextAnswer(socket)).toMatch(/200 OK/);
  socket.destroy();
});

it.each([
  ["two hosts", `GET /about HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`],
  ["a host that is none", "GET /about HTTP/1.1\r\nHost: a b\r\n\r\n"],
  ["no host", "GET /about HTTP/1.1\r\nAccept: */*\r\n\r\n"],
])("does not answer %s itself", async (_what, request) => {
  expect((await exchange(request))[0]).not.toContain("ETag");
});
