import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UnreadableForm } from "../../intake/multipart/form-body.ts";
import { readForm } from "../../intake/multipart/read-form.ts";

const RUNS = { numRuns: 300 };
const LIMITS = { bodyBytes: 200_000, fieldBytes: 2000, textBytes: 20_000, parts: 12 };

type Part = { name: string; fileName?: string; bytes: Uint8Array };

async function readParts(body: Uint8Array, boundary: string, cuts: readonly number[]) {
  const parts: Part[] = [];
  let offset = 0;
  let cut = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (offset >= body.length) return controller.close();
      const size = cuts[cut++ % cuts.length] ?? body.length;
      controller.enqueue(body.slice(offset, offset + size));
      offset += size;
    },
  });
  const init = { method: "POST", body: stream, duplex: "half" as const };
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  await readForm(new Request("http://localhost/", { ...init, headers }), LIMITS, {
    field: (name, value) => void parts.push({ name, bytes: Buffer.from(value) }),
    async file({ name, fileName, bytes }) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      parts.push({ name, fileName, bytes: Buffer.concat(chunks) });
    },
  });
  return parts;
}

function write(parts: readonly Part[], boundary: string): Buffer {
  const quoted = (text: string) => text.replaceAll('"', '\\"');
  const pieces = parts.flatMap(({ name, fileName, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${fileName === undefined ? "" : `; filename="${quoted(fileName)}"`}\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

const boundaries = fc.stringMatching(/^[A-Za-z0-9'()+_.-]{1,70}$/);
const cuts = fc.oneof(
  fc.constant([1]),
  fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 8 }),
  fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 8 }),
);
/** Field and file names without control characters, and without backslashes, which clients escape in different ways. */
const names = fc
  .string({ unit: "binary", minLength: 1, maxLength: 40 })
  .map((name) => name.replace(/[\p{Cc}\\]/gu, "_").toWellFormed());
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 1500 }),
  fc
    .array(fc.constantFrom("\r\n", "--", "-", "\r", "\n", "x", "\r\n--"), { maxLength: 40 })
    .map((bits) => Buffer.from(bits.join(""))),
);
const text = fc.string({ unit: "binary", maxLength: 200 }).map((value) => Buffer.from(value));

describe("the multipart reader", () => {
  const forms = fc.array(
    fc.oneof(fc.record({ name: names, bytes: text }), fc.record({ name: names, fileName: names, bytes })),
    { minLength: 1, maxLength: 10 },
  );

  test("reads every form correctly, however the network splits it", async () => {
    await fc.assert(
      fc.asyncProperty(forms, boundaries, cuts, async (parts, boundary, sizes) => {
        const body = write(parts, boundary);
        fc.pre(parts.every((part) => !Buffer.from(part.bytes).includes(`--${boundary}`)));
        const found = await readParts(body, boundary, sizes);
        expect(found.map(comparable).sort()).toEqual(parts.map(comparable).sort());
      }),
      RUNS,
    );
  });

  const comparable = ({ name, fileName = "", bytes }: Part) =>
    `${name} ${fileName} ${Buffer.from(bytes).toString("hex")}`;

  test("accepts arbitrary bytes or refuses them with a 400 or 413, and never hangs", async () => {
    const bits = fc.constantFrom(
      ...[
        "--xx",
        "--xx--",
        "\r\n",
        "\n",
        "\r\n\r\n",
        "Content-Disposition: form-data; ",
        'name="a"',
        "; filename=",
        '"',
        "\0",
        "é",
        "--",
      ],
    );
    const soup = fc.array(fc.oneof(bits, fc.string({ maxLength: 20 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(soup, cuts, async (pieces, sizes) => {
        const reading = readParts(Buffer.from(pieces.join("")), "xx", sizes);
        await reading.catch((error: unknown) => {
          expect(error).toBeInstanceOf(UnreadableForm);
          expect([400, 413]).toContain((error as UnreadableForm).status);
        });
      }),
      { numRuns: 600 },
    );
  });

  test("refuses a body that is cut off before the end of its closing boundary", async () => {
    const body = write(
      [
        { name: "a", bytes: Buffer.from("b") },
        { name: "f", fileName: "g", bytes: Buffer.from("hij") },
      ],
      "xx",
    );
    for (let length = 0; length < body.length - "\r\n".length; length += 1) {
      await expect(readParts(body.subarray(0, length), "xx", [7]), `${length}`).rejects.toMatchObject({
        status: 400,
      });
    }
  });
});
