import { type Agent, type IncomingMessage, request } from "node:http";
import { request as secureRequest } from "node:https";

export type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };
export type FileToSend = { field: string; name: string; bytes: Uint8Array };

const BOUNDARY = "----aldergate-test-boundary";

/** Encodes a form as a browser does. Returns the body in pieces, so that large files are not copied. */
export function multipart(fields: Record<string, string>, files: FileToSend[] = []): Uint8Array[] {
  const parts: Uint8Array[] = [];
  const text = (value: string) => parts.push(Buffer.from(value));
  for (const [name, value] of Object.entries(fields)) {
    text(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  }
  for (const { field, name, bytes } of files) {
    text(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    );
    parts.push(bytes);
    text("\r\n");
  }
  text(`--${BOUNDARY}--\r\n`);
  return parts;
}

export function post(
  url: string,
  body: Uint8Array[],
  { agent, headers = {} }: { agent?: Agent; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = (url.startsWith("https:") ? secureRequest : request)(
      url,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
          "content-length": body.reduce((total, part) => total + part.length, 0),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sending.on("error", reject);
    for (const part of body) sending.write(part);
    sending.end();
  });
}

/** Requests a new word and returns its cookie. The tested server has WORD_CHECK_TEST_WORD=heron. */
export async function wordCookie(url: string, form: "contact" | "application"): Promise<string> {
  const response = await fetch(`${url}/word-check/${form}.png`);
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

export async function sendContact(
  url: string,
  fields: { email: string; message: string } & Record<string, string>,
  agent?: Agent,
): Promise<Answer> {
  const cookie = await wordCookie(url, "contact");
  const body = multipart({ name: "Solveig Aas", subject: "A ledger", type_the_word: "heron", ...fields });
  return post(`${url}/messages/contact`, body, { agent, headers: { cookie } });
}

export async function sendApplication(
  url: string,
  fields: { email: string; message: string; page?: string },
  files: FileToSend[],
  agent?: Agent,
): Promise<Answer> {
  const cookie = await wordCookie(url, "application");
  const text = { applyfor: "Others", name: "Ada", last_name: "Brandt", type_the_word: "heron", ...fields };
  return post(`${url}/messages/application`, multipart(text, files), { agent, headers: { cookie } });
}
