import { request } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { freePort } from "../../intake/testing/free-port.ts";
import { onOneServer, postForm } from "../support/attacked-site.ts";

const inboxPort = await freePort();

type Asked = { method: string; path: string; headers: Record<string, string>; body: string };

/** Sends a request as it is, and returns the status of the answer. */
function statusOf(origin: string, { method, path, headers, body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = { "content-length": String(Buffer.byteLength(body)) };
    request(origin, { method, path, headers: { ...headers, ...length }, agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}

const odd = fc.constantFrom(
  ...["\0", "\ud83d", "\u202e", "é", "%", "_", "\\", "'", '"', "-", "on", "=1+1", "__proto__", "constructor"],
  ...["0026-12-11", "0000-01-01", "9999-12-31", "2026-02-31", "9999-12-31T23:59:59Z", "-1", "1.5", "1e999"],
  ...["9".repeat(400), "x".repeat(5000), "AG-7Q4F-2KXM-9D3H", "application", "open", "spam", "erase", "next"],
);
const text = fc.oneof({ weight: 2, arbitrary: odd }, fc.string({ unit: "binary", maxLength: 40 }));
/** Percent-encoded text, or what looks like it. */
const encoded = fc.oneof(
  text.map((value) => encodeURIComponent(value.toWellFormed())),
  fc.constantFrom("%zz", "%ff", "%E0%A4%A", "%00", "%2f", "%5c", "..", "a+b", "[]", ";", "&&", "="),
);
/** Characters that a header can have. */
const headerText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code === 0x7f ? 32 : code)),
    maxLength: 60,
  }),
  fc.constantFrom(
    "null",
    "*/*",
    "bytes=5-1",
    "https://evil.example",
    "multipart/form-data",
    "a".repeat(3000),
  ),
);

const queryOf = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), encoded), encoded), { maxLength: 5 })
    .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));

const headersOf = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), headerText, { maxKeys: 4 });

const form = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 5 }).map((fields) => {
    const entries = Object.entries(fields).map(([name, value]): [string, string] => [name, value]);
    return new URLSearchParams(entries).toString();
  });

const multipartForm = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), text, fc.boolean()), { maxLength: 5 })
    .map((parts) =>
      [
        ...parts.map(
          ([name, value, isFile]) =>
            `--b\r\nContent-Disposition: form-data; name="${name}"${isFile ? '; filename="a.txt"' : ""}\r\n\r\n${value}\r\n`,
        ),
        "--b--\r\n",
      ].join(""),
    );

const methods = fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "POST", "PUT", "DELETE", "OPTIONS");
const COMMON = ["accept", "accept-encoding", "cookie", "if-none-match", "if-modified-since", "range"];
const FORM_HEADERS = [...COMMON, "content-type", "origin", "sec-fetch-site", "referer", "x-forwarded-host"];
const URL_ENCODED = { "content-type": "application/x-www-form-urlencoded" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=b" };

/** A body with the content type that belongs to it, or another. */
const bodies = (fields: readonly string[]) =>
  fc.oneof(
    form(fields).map((body) => ({ body, headers: URL_ENCODED })),
    multipartForm(fields).map((body) => ({ body, headers: MULTIPART })),
    text.map((body) => ({ body: body.toWellFormed(), headers: MULTIPART })),
  );

/** Requests to one of these paths, each with another query, other headers and another body. */
function requestsTo(paths: fc.Arbitrary<string>, query: readonly string[], fields: readonly string[]) {
  return fc
    .record({
      method: methods,
      path: paths,
      query: queryOf(query),
      sent: bodies(fields),
      headers: headersOf(FORM_HEADERS),
    })
    .map(
      ({ method, path, query, sent, headers }): Asked => ({
        method,
        path: query ? `${path}?${query}` : path,
        headers: { ...sent.headers, ...headers },
        body: method === "POST" || method === "PUT" ? sent.body : "",
      }),
    );
}

const VIEW =
  "kind status opening owner source campaign from to words before done erased new-owner seal".split(" ");
const CHANGES = "action token version progress owner note others".split(" ");
const SITE_QUERY = "q page plan work days care industry service new_word utm_source utm_campaign".split(" ");
const FIELDS =
  "name last_name email phone subject message requirements applyfor type_the_word resume page".split(" ");

onOneServer(
  (site) => {
    const inbox = `http://127.0.0.1:${inboxPort}`;

    test("no address, parameter, header or form makes the inbox fail", async () => {
      const { headers } = await postForm(site(), "contact", { message: "fuzzed" });
      const message = `/messages/${headers.location?.split("/").at(-1)}`;
      const user = { "x-forwarded-user": "fuzz", "x-forwarded-groups": "sales,careers" };
      const page = await (await fetch(inbox + message, { headers: user })).text();
      const token = /name="token" value="([^"]*)"/.exec(page)?.[1] ?? "";
      const paths = fc.oneof(
        fc.constantFrom("/", "/", message, `${message}/erase`, `${message}/files/1`),
        fc.constantFrom("/export.csv", "/export.json", "/export.zip"),
        fc.array(encoded, { maxLength: 3 }).map((parts) => `/messages/${parts.join("/")}`),
        fc.array(encoded, { maxLength: 3 }).map((parts) => `/${parts.join("/")}`),
      );
      // The inbox limits each user's requests, so each request is another user's.
      const staff = fc.nat().map((number) => ({ ...user, "x-forwarded-user": `fuzz ${number}` }));
      const strangers = fc.record({ "x-forwarded-user": headerText, "x-forwarded-groups": headerText });
      await fc.assert(
        fc.asyncProperty(
          requestsTo(paths, VIEW, CHANGES),
          fc.oneof({ weight: 3, arbitrary: staff }, strangers),
          async (request, who) => {
            const headers = { ...request.headers, ...who };
            expect(await statusOf(inbox, { ...request, headers })).toBeLessThan(500);
          },
        ),
        { numRuns: 300 },
      );
      // Forms with the user's own token.
      const own = { ...user, origin: inbox };
      await fc.assert(
        fc.asyncProperty(requestsTo(fc.constant(message), VIEW, CHANGES), async (request) => {
          const isForm = request.headers["content-type"] === URL_ENCODED["content-type"];
          const withToken = isForm
            ? `${request.body}&token=${token}`
            : `--b\r\nContent-Disposition: form-data; name="token"\r\n\r\n${token}\r\n${request.body}`;
          const headers = { ...request.headers, ...own };
          const asked = { ...request, method: "POST", headers, body: withToken };
          expect(await statusOf(inbox, asked)).toBeLessThan(500);
        }),
        { numRuns: 100 },
      );
    });

    test("no address, parameter, header or form makes the site fail", async () => {
      const paths = fc.oneof(
        fc.constantFrom(
          ..."/ /search /search.json /contact /case-studies /blogs /portfolio /services".split(" "),
        ),
        fc.constantFrom(
          ..."/messages/contact /messages/inquiry /messages/application /career/others".split(" "),
        ),
        fc.constantFrom(
          ..."/word-check/contact.png /word-check/contact.wav /thank-you/contact/AG".split(" "),
        ),
        fc.array(encoded, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`),
      );
      await fc.assert(
        fc.asyncProperty(requestsTo(paths, SITE_QUERY, FIELDS), async (request) => {
          expect(await statusOf(site().url, request)).toBeLessThan(500);
        }),
        { numRuns: 400 },
      );
    });
  },
  {
    environment: { INBOX_ADDRESS: `127.0.0.1:${inboxPort}`, INBOX_TRUST_PROXY: "127.0.0.1" },
  },
);
