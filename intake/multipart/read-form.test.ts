import { describe, expect, test } from "vitest";
import { UnreadableForm } from "./form-body.ts";
import { FORM, read } from "./testing/read-body.ts";

describe("readForm checks the request headers", () => {
  test.each([
    ["a missing boundary", { "content-type": "multipart/form-data" }, 400],
    ["an empty boundary", { "content-type": "multipart/form-data; boundary=" }, 400],
    [
      "a boundary over 70 characters",
      { "content-type": `multipart/form-data; boundary=${"x".repeat(71)}` },
      400,
    ],
    ["JSON", { "content-type": "application/json" }, 415],
    ["an empty content type", { "content-type": "" }, 415],
    ["a compressed body", { "content-encoding": "gzip" }, 415],
  ])("refuses %s", async (_what, headers, status) => {
    expect((await read(FORM, headers)).error).toMatchObject({ name: "UnreadableForm", status });
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
    expect((await read(`a=${"b".repeat(300_000)}`, headers)).error).toMatchObject({ status: 413 });
  });
});
