import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WireAnswer } from "./wire-answer.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const body = Buffer.from([0, 13, 10, 255]);
const answer = () => new WireAnswer(["Content-Type", "image/png", "Content-Length", "4"], body);

function read(bytes: Buffer) {
  const end = bytes.indexOf("\r\n\r\n");
  const [status, ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  return {
    status,
    headers: Object.fromEntries(lines.map((line) => line.split(": "))),
    body: bytes.subarray(end + 4),
  };
}

test("is a whole answer with its file at the end", () => {
  const { status, headers, body: sent } = read(answer().bytes());
  expect(status).toBe("HTTP/1.1 200 OK");
  expect(headers).toMatchObject({ "Content-Type": "image/png", "Content-Length": "4" });
  expect(sent).toEqual(body);
});

test("tells the time at which it is sent, not the one at which it was made", () => {
  vi.setSystemTime("2026-11-15T23:59:59.900Z");
  const made = answer();
  expect(read(made.bytes()).headers.Date).toBe("Sun, 15 Nov 2026 23:59:59 GMT");
  vi.setSystemTime("2026-11-16T00:00:00.100Z");
  expect(read(made.bytes()).headers.Date).toBe("Mon, 16 Nov 2026 00:00:00 GMT");
  expect(read(made.bytes()).body).toEqual(body);
});

test("is right beside another one that was asked for in the same second", () => {
  vi.setSystemTime("2026-11-15T08:00:00Z");
  const [first, second] = [answer(), answer()];
  first.bytes();
  vi.setSystemTime("2026-11-15T08:00:05Z");
  first.bytes();
  expect(read(second.bytes()).headers.Date).toBe("Sun, 15 Nov 2026 08:00:05 GMT");
});
