import { describe, expect, test } from "vitest";
import { sharedServer } from "../support/attacked-site.ts";
import { exchange } from "../support/raw-http.ts";

const HOST = "Host: localhost:3000\r\nConnection: close\r\n";

const site = sharedServer();

describe("headers", () => {
  test.each([
    ["a huge header", `X-Long: ${"a".repeat(20_000)}\r\n`],
    ["a huge cookie", `Cookie: wc_contact_=${"a".repeat(17_000)}\r\n`],
  ])("a request with %s gets a 431", async (_what, lines) => {
    const [answer] = await exchange(site.url, `GET / HTTP/1.1\r\n${HOST}${lines}\r\n`);
    expect(answer?.status).toBe(431);
  });

  test.each([
    ["no host", "Connection: close\r\n"],
    ["an invalid host", "Host: a b\r\nConnection: close\r\n"],
    ["a folded line", `${HOST}X: a\r\n b\r\n`],
  ])("a request with %s gets a 400", async (_what, lines) => {
    const [answer, ...more] = await exchange(site.url, `GET /search HTTP/1.1\r\n${lines}\r\n`);
    expect(answer?.status).toBe(400);
    expect(more).toEqual([]);
  });
});

// Node's own tests have more of these. A few show that nothing here makes its parser lenient.
describe("request smuggling", () => {
  const hidden = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";

  test.each([
    [
      "Content-Length and Transfer-Encoding",
      "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n",
      `0\r\n\r\n${hidden}`,
    ],
    ["two Content-Length headers", "Content-Length: 0\r\nContent-Length: 35\r\n", hidden],
    ["an encoding similar to chunked", "Transfer-Encoding: xchunked\r\n", `0\r\n\r\n${hidden}`],
    ["a space before the colon", "Transfer-Encoding : chunked\r\n", `0\r\n\r\n${hidden}`],
    ["a chunk with an invalid length", "Transfer-Encoding: chunked\r\n", `zz\r\n\r\n${hidden}`],
    ["a chunk ended by a bare LF", "Transfer-Encoding: chunked\r\n", `1\n\na\n0\n\n${hidden}`],
  ])("a request with %s is refused, and a request hidden in it is not served", async (_what, lines, rest) => {
    const head = `POST /contact HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: text/plain\r\n${lines}\r\n`;
    const answers = await exchange(site.url, head + rest);
    expect(answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([]);
    expect(answers.some(({ status }) => status === 400 || status === 411)).toBe(true);
    expect(answers.map(({ body }) => body).join("")).not.toContain('"status":"ok"');
  });

  test("a request whose lines end in a bare LF gets a 400", async () => {
    expect((await exchange(site.url, "GET / HTTP/1.1\nHost: x\n\n"))[0]?.status).toBe(400);
  });

  test("the body of a GET is not read as the next request", async () => {
    const length = `Content-Length: ${hidden.length}\r\n`;
    const next = `GET /about HTTP/1.1\r\n${HOST}\r\n`;
    const request = `GET /about HTTP/1.1\r\nHost: localhost:3000\r\n${length}\r\n${hidden}${next}`;
    const answers = await exchange(site.url, request);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body).join("")).not.toContain('"status":"ok"');
  });
});
