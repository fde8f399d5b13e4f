import { describe, expect, test } from "vitest";
import { readForm } from "./read-form.ts";
import { UnreadableForm } from "./unreadable-form.ts";

const LIMITS = { bodyBytes: 100_000, fieldBytes: 1000, parts: 10 };
const TYPE = "multipart/form-data; boundary=xx";

type Read = { fields: [string, string][]; files: [string, string, number][]; error: unknown };

function streamOf(bytes: Uint8Array, chunkSize: number): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(offset, offset + chunkSize));
      offset += chunkSize;
    },
  });
}

async function read(
  body: string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): Promise<Read> {
  const stream = typeof body === "string" ? streamOf(Buffer.from(body, "utf8"), 64) : body;
  const request = new Request("http://localhost/", {
    method: "POST",
    body: stream,
    duplex: "half",
    headers: { "content-type": TYPE, ...headers },
  } as RequestInit);
  const result: Read = { fields: [], files: [], error: null };
  await readForm(request, LIMITS, {
    field: (name, value) => result.fields.push([name, value]),
    file: async ({ name, fileName, bytes }) => {
      let size = 0;
      for await (const chunk of bytes) size += chunk.length;
      result.files.push([name, fileName, size]);
    },
  }).catch((error: unknown) => {
    result.error = error;
  });
  return result;
}

function part(disposition: string, content: string, headers = ""): string {
  return `--xx\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${content}\r\n`;
}

const END = "--xx--\r\n";
const FORM = `${part('name="a"', "été")}${part('name="f"; filename="é.txt"', "12345")}${part('name="b"', "")}${END}`;

describe("readForm with multipart", () => {
  test.each([1, 2, 3, 7, 64, 10_000])("reads the same in chunks of %i", async (chunkSize) => {
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

  test("takes content that looks almost like a boundary", async () => {
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
    ["a name without an end", `${part('name="a', "b")}${END}`],
    ["too many parts", `${part('name="a"', "b").repeat(11)}${END}`],
    ["thousands of parts", `${part('name="a"', "b").repeat(1200)}${END}`],
  ])("answers 400 to %s", async (_what, body) => {
    for (const chunkSize of [64, 1_000_000]) {
      const { error } = await read(streamOf(Buffer.from(body), chunkSize));
      expect(error).toMatchObject({ name: "UnreadableForm", status: 400 });
    }
  });

  test("stops at a part header that is too long", async () => {
    const long = await read(`${part('name="a"', "b", `X-Long: ${"y".repeat(50_000)}\r\n`)}${END}`);
    expect(long.error).toMatchObject({ status: 413 });
    const lines = await read(`${part('name="a"', "b", "X: y\r\n".repeat(500))}${END}`);
    expect(lines.error).toMatchObject({ status: 413 });
  });

  test("names a field over its limit and still reads what stands behind it", async () => {
    const { fields, error } = await read(
      `${part('name="a"', "y".repeat(1001))}${part('name="b"', "z".repeat(1000))}${END}`,
    );
    expect(error).toMatchObject({ status: 413, field: "a", limit: 1000 });
    expect(fields).toEqual([["b", "z".repeat(1000)]]);
  });

  test("stops an endless body at its limit and keeps what came before", async () => {
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
    expect(sent).toBeLessThan(110);
  });

  test("takes no more from the connection than it can pass on", async () => {
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

  test("gives up when storing a file fails", async () => {
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

describe("readForm and the request's headers", () => {
  test.each([
    ["no boundary", { "content-type": "multipart/form-data" }, 400],
    ["an empty boundary", { "content-type": "multipart/form-data; boundary=" }, 400],
    [
      "a boundary over 70 characters",
      { "content-type": `multipart/form-data; boundary=${"x".repeat(71)}` },
      400,
    ],
    ["JSON", { "content-type": "application/json" }, 415],
    ["no type", { "content-type": "" }, 415],
    ["a compressed body", { "content-encoding": "gzip" }, 415],
  ])("refuses %s", async (_what, headers, status) => {
    expect((await read(FORM, headers)).error).toMatchObject({ name: "UnreadableForm", status });
  });

  test("takes a quoted boundary", async () => {
    const { error } = await read(FORM, {
      "content-type": 'Multipart/Form-Data; charset=utf-8; boundary="xx"',
    });
    expect(error).toBeNull();
  });
});

describe("readForm with urlencoded", () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };

  test("reads the fields", async () => {
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
