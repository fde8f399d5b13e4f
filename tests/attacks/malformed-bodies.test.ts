import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  browserHeaders,
  expectNothingKept,
  expectOurPage,
  FIELDS,
  onOneServer,
  pageUrl,
  postForm,
} from "../support/attacked-site.ts";
import { multipart, post } from "../support/senders.ts";

const FORM = Buffer.concat(multipart(FIELDS.inquiry));
const BOUNDARY = FORM.toString().slice(2, FORM.indexOf("\r\n"));
const END = `--${BOUNDARY}--\r\n`;
const part = (header: string, content = "x") => `--${BOUNDARY}\r\n${header}\r\n\r\n${content}\r\n`;
const field = (name: string) => `Content-Disposition: form-data; name="${name}"`;

/** The form with a boundary of this many characters, and the header that names it. */
function withBoundary(length: number): [Buffer, Record<string, string>] {
  const boundary = "b".repeat(length);
  const body = Buffer.from(FORM.toString().replaceAll(BOUNDARY, boundary));
  return [body, { "content-type": `multipart/form-data; boundary=${boundary}` }];
}

type Case = [what: string, status: number, body: Buffer, headers?: Record<string, string>];

const CASES: Case[] = [
  ["five thousand parts", 400, Buffer.from(part(field("a")).repeat(5000) + END)],
  ["a boundary of 71 characters", 400, ...withBoundary(71)],
  ["a part header of 5 KB", 400, Buffer.from(part(`${field("a")}\r\nX: ${"x".repeat(5000)}`) + END)],
  ["a part header that is not UTF-8", 400, Buffer.from(part(field("\xff")) + END, "latin1")],
  ["a truncated body", 400, FORM.subarray(0, -20)],
  ["an empty body", 400, Buffer.alloc(0)],
  ["no boundary", 400, FORM, { "content-type": "multipart/form-data" }],
  ["a gzip body", 400, gzipSync(FORM), { "content-encoding": "gzip" }],
  ["JSON", 415, Buffer.from(JSON.stringify(FIELDS.inquiry)), { "content-type": "application/json" }],
];

/** Runs on SQLite only, because these bodies are refused before anything is written to the database. */
onOneServer(
  (site) => {
    test.each(CASES)(
      "%s gets a %i, both with and without JavaScript",
      async (_what, status, body, headers = {}) => {
        const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
        const browser = { ...(await browserHeaders(site(), "inquiry")), ...type, ...headers };
        const page = await post(pageUrl(site(), "inquiry"), [body], { headers: browser });
        expectOurPage(page, status);
        expect(page.body).toContain('role="alert"');
        const json = await post(`${site().url}/messages/application`, [body], { headers: browser });
        expect(json.status).toBe(status);
        expect(JSON.parse(json.body)).toMatchObject({ outcome: "refused", status });
      },
    );

    test("a field of 100 KB gets a 413 page that keeps the fields before it", async () => {
      const answer = await postForm(site(), "inquiry", { requirements: "x".repeat(100_000) });
      expectOurPage(answer, 413);
      expect(answer.body).toContain("solveig@example.com");
    });

    test("none of the malformed bodies is stored, and a valid form is still accepted", async () => {
      await expectNothingKept(site());
      expect((await postForm(site(), "inquiry")).status).toBe(303);
    });

    test("a boundary of 70 characters, the longest that RFC 2046 allows, is accepted", async () => {
      const [body, type] = withBoundary(70);
      const headers = { ...(await browserHeaders(site(), "inquiry")), ...type };
      const answer = await post(`${site().url}/messages/inquiry`, [body], { headers });
      expect(answer.status).toBe(201);
      expect(JSON.parse(answer.body)).toMatchObject({ outcome: "accepted", status: 201 });
    });
  },
  { database: "sqlite" },
);
