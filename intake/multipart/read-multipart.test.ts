import { describe, expect, test } from "vitest";
import { readForm } from "./read-form.ts";
import { END, FORM, LIMITS, part, read, streamOf, TYPE } from "./testing/read-body.ts";

describe("readForm with a multipart body", () => {
  test.each([1, 2, 3, 7, 64, 10_000])("reads a form in chunks of %i bytes", async (chunkSize) => {
    const result = await read(streamOf(Buffer.from(FORM), chunkSize));
    expect(result).toEqual({
      fields: [
        ["a", "été"],
        ["b", ""],
      ],
      files: [["f", "é.txt", 5]],
      error: null,
    });
  });

  test("finds a boundary that is split between two blocks of 64 KB", async () => {
    const head = part('name="f"; filename="g"', "").length - "\r\n".length;
    for (let before = 0; before <= "\r\n--xx".length; before += 1) {
      const size = 64 * 1024 - head - before;
      const body = `${part('name="f"; filename="g"', "y".repeat(size))}${part('name="a"', "b")}${END}`;
      const result = await read(streamOf(Buffer.from(body), 64 * 1024));
      expect(result).toEqual({ fields: [["a", "b"]], files: [["f", "g", size]], error: null });
    }
  });

  test("accepts content that resembles a boundary", async () => {
    const content = "\r\n--x\r\n--xy\r\r\n-";
    const { fields } = await read(`${part('name="a"', content)}${END}`);
    expect(fields).toEqual([["a", content]]);
  });

  test.each([
    ["an empty body", ""],
    ["a body cut off in a field", FORM.slice(0, 60)],
    ["a body cut off in a header", FORM.slice(0, 30)],
    ["a body cut off in a file", FORM.slice(0, FORM.indexOf("345"))],
    ["a missing last boundary", FORM.slice(0, -END.length)],
    ["bare line feeds", FORM.replaceAll("\r\n", "\n")],
    [
      "a bare line feed in a header",
      `--xx\r\nX: y\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n${END}`,
    ],
    ["a part without a name", `${part('filename="x"', "b")}${END}`],
    ["a part without a header", `--xx\r\nnonsense\r\n${END}`],
    ["a name without a closing quote", `${part('name="a', "b")}${END}`],
    ["too many parts", `${part('name="a"', "b").repeat(11)}${END}`],
    ["thousands of parts", `${part('name="a"', "b").repeat(1200)}${END}`],
  ])("refuses %s with status 400", async (_what, body) => {
    for (const chunkSize of [64, 1_000_000]) {
      const { error } = await read(streamOf(Buffer.from(body), chunkSize));
      expect(error).toMatchObject({ name: "UnreadableForm", status: 400 });
    }
  });

  test("refuses a part header that is too long", async () => {
    const long = await read(`${part('name="a"', "b", `X-Long: ${"y".repeat(50_000)}\r\n`)}${END}`);
    expect(long.error).toMatchObject({ status: 413 });
    const lines = await read(`${part('name="a"', "b", "X: y\r\n".repeat(500))}${END}`);
    expect(lines.error).toMatchObject({ status: 413 });
  });

  test("reports a field over its limit and still reads the fields after it", async () => {
    const { fields, error } = await read(
      `${part('name="a"', "y".repeat(1001))}${part('name="b"', "z".repeat(1000))}${END}`,
    );
    expect(error).toMatchObject({ status: 413, field: "a", limit: 1000 });
    expect(fields).toEqual([["b", "z".repeat(1000)]]);
  });

  test("stops reading an endless body at the limit and keeps the fields read so far", async () => {
    let sent = 0;
    const start = Buffer.from(
      `${part('name="a"', "b")}--xx\r\nContent-Disposition: form-data; name="f"; filename="g"\r\n\r\n`,
    );
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? start : new Uint8Array(1000));
        sent += 1;
      },
    });
    const { fields, files, error } = await read(endless);
    expect(error).toMatchObject({ status: 413, limit: LIMITS.bodyBytes });
    expect(fields).toEqual([["a", "b"]]);
    expect(files).toEqual([]);
    // The limit is reached after 100 chunks of 1,000 bytes. At most one more block of 64 KB is read.
    expect(sent).toBeLessThan(170);
  });

  test("applies backpressure to the connection while a file is being processed", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          if (pulled === 1)
            controller.enqueue(
              Buffer.from('--xx\r\nContent-Disposition: form-data; name="f"; filename="g"\r\n\r\n'),
            );
          else if (pulled < 1000) controller.enqueue(new Uint8Array(1000));
          else controller.error(new Error("gone"));
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request("http://localhost/", {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": TYPE },
    } as RequestInit);
    const release = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const reading = readForm(
      request,
      { ...LIMITS, bodyBytes: 10_000_000 },
      {
        field: () => {},
        file: async ({ bytes }) => {
          started.resolve();
          await release.promise;
          for await (const _ of bytes);
        },
      },
    );
    await started.promise;
    for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(pulled).toBeLessThan(200);
    release.resolve();
    await expect(reading).rejects.toMatchObject({ status: 400 });
  });

  test("rejects with the error thrown by the file handler", async () => {
    const request = new Request("http://localhost/", {
      method: "POST",
      body: FORM,
      headers: { "content-type": TYPE },
    });
    const broken = new Error("broken");
    const reading = readForm(request, LIMITS, { field: () => {}, file: () => Promise.reject(broken) });
    await expect(reading).rejects.toBe(broken);
  });
});
