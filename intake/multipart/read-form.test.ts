import { describe, expect, test } from "vitest";
import { UnreadableForm } from "./form-body.ts";
import { FORM, read } from "./testing/read-body.ts";

const NO_BOUNDARY = "The Content-Type header has no valid boundary.";
const WRONG_TYPE = "Send the form as multipart/form-data or application/x-www-form-urlencoded.";

describe("readForm checks the request headers", () => {
  test.each([
    ["a missing boundary", { "content-type": "multipart/form-data" }, 400, NO_BOUNDARY],
    ["an empty boundary", { "content-type": "multipart/form-data; boundary=" }, 400, NO_BOUNDARY],
    [
      "a boundary over 70 characters",
      { "content-type": `multipart/form-data; boundary=${"x".repeat(71)}` },
      400,
      NO_BOUNDARY,
    ],
    ["JSON", { "content-type": "application/json" }, 415, WRONG_TYPE],
    ["an empty content type", { "content-type": "" }, 415, WRONG_TYPE],
    ["a compressed body", { "content-encoding": "gzip" }, 415, "Send the form without compression."],
  ])("refuses %s", async (_what, headers, status, message) => {
    expect((await read(FORM, headers)).error).toMatchObject({ name: "UnreadableForm", status, message });
  });

  test("accepts a quoted boundary", async () => {
    const { error } = await read(FORM, {
      "content-type": 'Multipart/Form-Data; charset=utf-8; boundary="xx"',
    });
    expect(error).toBeNull();
  });
});

describe("readForm with a URL-encoded body", () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };

  test("reads the fields in their order, including repeated ones", async () => {
    const { fields } = await read("a=%C3%A9t%C3%A9&b=1+2&a=again", headers);
    expect(fields).toEqual([
      ["a", "été"],
      ["b", "1 2"],
      ["a", "again"],
    ]);
  });

  test("refuses too many fields and too many bytes", async () => {
    expect((await read("a=1&".repeat(11), headers)).error).toMatchObject({ status: 400 });
    expect((await read(`a=${"b".repeat(300_000)}`, headers)).error).toBeInstanceOf(UnreadableForm);
    expect((await read(`a=${"b".repeat(300_000)}`, headers)).error).toMatchObject({
      status: 413,
      limit: 256 * 1024,
    });
  });
});
