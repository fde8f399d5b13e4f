import { readForm } from "../read-form.ts";

export const LIMITS = { bodyBytes: 100_000, fieldBytes: 1000, textBytes: 3000, parts: 10 };
export const TYPE = "multipart/form-data; boundary=xx";

type Read = { fields: [string, string][]; files: [string, string, number][]; error: unknown };

export function streamOf(bytes: Uint8Array, chunkSize: number): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(offset, offset + chunkSize));
      offset += chunkSize;
    },
  });
}

export async function read(
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

export function part(disposition: string, content: string, headers = ""): string {
  return `--xx\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${content}\r\n`;
}

export const END = "--xx--\r\n";
export const FORM = `${part('name="a"', "été")}${part('name="f"; filename="é.txt"', "12345")}${part('name="b"', "")}${END}`;
