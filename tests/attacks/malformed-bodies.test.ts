import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  browserHeaders,
  expectNothingKept,
  expectOurPage,
  FIELDS,
  onOneServer,
  pageUrl,
  postForm,
} from "../support/attacked-site.ts";
import { exchange } from "../support/raw-http.ts";
import { multipart, post } from "../support/senders.ts";

const FORM = Buffer.concat(multipart(FIELDS.inquiry));
const BOUNDARY = FORM.toString().slice(2, FORM.indexOf("\r\n"));
const END = `--${BOUNDARY}--\r\n`;
const part = (header: string, content = "x") => `--${BOUNDARY}\r\n${header}\r\n\r\n${content}\r\n`;
const field = (name: string) => `Content-Disposition: form-data; name="${name}"`;

type Case = [what: string, status: number, body: Buffer, headers?: Record<string, string>];

const CASES: Case[] = [
  ["five thousand parts", 400, Buffer.from(part(field("a")).repeat(5000) + END)],
  ["five thousand empty files", 400, Buffer.from(part(`${field("a")}; filename="x"`, "").repeat(5000) + END)],
  ["a part header of 100 KB", 413, Buffer.from(part(`${field("a")}\r\nX: ${"x".repeat(100_000)}`) + END)],
  [
    "a thousand header lines",
    413,
    Buffer.from(part(`${field("a")}\r\n${"X: y\r\n".repeat(1000)}Z: z`) + END),
  ],
  ["a truncated body", 400, FORM.subarray(0, -20)],
  ["an empty body", 400, Buffer.alloc(0)],
  ["bare line feeds", 400, Buffer.from(FORM.toString().replaceAll("\r\n", "\n"))],
  ["bare carriage returns", 400, Buffer.from(FORM.toString().replaceAll("\r\n", "\r"))],
  [
    "a boundary other than the declared one",
    400,
    Buffer.from(FORM.toString().replaceAll(BOUNDARY, "elsewhere")),
  ],
  ["a part without a name", 400, Buffer.from(part("Content-Disposition: form-data") + END)],
  ["a part that is an attachment", 400, Buffer.from(part('Content-Disposition: attachment; name="a"') + END)],
  ["random bytes", 400, Buffer.from("\xff\xfe\x00--\r\n--\r\n\r\n".repeat(500), "latin1")],
  [
    "a boundary of 71 characters",
    400,
    Buffer.from(FORM.toString().replaceAll(BOUNDARY, "x".repeat(71))),
    { "content-type": `multipart/form-data; boundary=${"x".repeat(71)}` },
  ],
  ["no boundary", 400, FORM, { "content-type": "multipart/form-data" }],
  ["a gzip body", 415, gzipSync(FORM), { "content-encoding": "gzip" }],
  ["a body declared as Brotli", 415, FORM, { "content-encoding": "br" }],
  ["JSON", 415, Buffer.from(JSON.stringify(FIELDS.inquiry)), { "content-type": "application/json" }],
  ["plain text", 415, Buffer.from("name=x"), { "content-type": "text/plain" }],
  [
    "XML",
    415,
    Buffer.from("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>"),
    { "content-type": "text/xml" },
  ],
  ["another kind of multipart", 415, FORM, { "content-type": `multipart/mixed; boundary=${BOUNDARY}` }],
  [
    "a URL-encoded form of five thousand fields",
    400,
    Buffer.from("a=b&".repeat(5000)),
    { "content-type": "application/x-www-form-urlencoded" },
  ],
];

/** Runs on SQLite only, because these bodies are refused before anything is written to the database. */
onOneServer(
  (site) => {
    describe("a malformed body", () => {
      test.each(CASES)(
        "%s gets a %i, both with and without JavaScript",
        async (_what, status, body, headers = {}) => {
          const browser = { ...(await browserHeaders(site(), "inquiry")), ...headers };
          const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
          const page = await post(pageUrl(site(), "inquiry"), [body], {
            headers: { ...browser, ...type, ...headers },
          });
          expectOurPage(page, status);
          expect(page.body).toContain('role="alert"');
          const json = await post(`${site().url}/messages/application`, [body], {
            headers: { ...browser, ...type, ...headers },
          });
          expect(json.status).toBe(status);
          expect(JSON.parse(json.body)).toMatchObject({
            outcome: status === 413 ? "too-large" : "refused",
            status,
          });
        },
      );

      test("a field of 100 KB gets a 413 page that names the field and keeps the other fields", async () => {
        const answer = await postForm(site(), "inquiry", { name: "x".repeat(100_000) });
        expectOurPage(answer, 413);
        expect(answer.body).toContain('href="#inquiry-name"');
        expect(answer.body).toContain("A bridge");
      });

      test("a body in chunks of one byte gets a 411, because chunked bodies are not accepted", async () => {
        const head = `POST /contact HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
        const start = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
        const bytes = "1\r\nx\r\n".repeat(300_000);
        const [answer] = await exchange(
          site().url,
          `${head}${start.length.toString(16)}\r\n${start}\r\n${bytes}`,
        );
        expect(answer?.status).toBe(411);
      });

      test("a URL-encoded form of 3 MB gets a 413", async () => {
        const answer = await post(
          pageUrl(site(), "inquiry"),
          [Buffer.from(`name=${"x".repeat(3_000_000)}`)],
          {
            headers: {
              ...(await browserHeaders(site(), "inquiry")),
              "content-type": "application/x-www-form-urlencoded",
            },
          },
        );
        expectOurPage(answer, 413);
      });

      test("none of the malformed bodies is stored, and a valid form is still accepted", async () => {
        await expectNothingKept(site());
        expect((await postForm(site(), "inquiry")).status).toBe(303);
      });
    });
  },
  { database: "sqlite" },
);
