import { type Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { request as secureRequest } from "node:https";
import { text } from "node:stream/consumers";

export type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };
export type FileToSend = { field: string; name: string; bytes: Uint8Array };

const BOUNDARY = "----aldergate-test-boundary";

/** Encodes a form as a browser does. Returns the body in pieces, so that large files are not copied. */
export function multipart(fields: Record<string, string>, files: FileToSend[] = []): Uint8Array[] {
  const parts: Uint8Array[] = [];
  const add = (value: string) => parts.push(Buffer.from(value));
  for (const [name, value] of Object.entries(fields)) {
    add(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  }
  for (const { field, name, bytes } of files) {
    add(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    );
    parts.push(bytes);
    add("\r\n");
  }
  add(`--${BOUNDARY}--\r\n`);
  return parts;
}

/** Sends a request. A `path` in the options is sent as it is: fetch would change some spellings. */
export function ask(url: string, options: RequestOptions = {}, body: Uint8Array[] = []): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = (url.startsWith("https:") ? secureRequest : request)(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
    asking.on("error", reject);
    for (const part of body) asking.write(part);
    asking.end();
  });
}

type Sending = { agent?: Agent | undefined; headers?: Record<string, string> };

export function post(url: string, body: Uint8Array[], { agent, headers }: Sending = {}): Promise<Answer> {
  const form = {
    "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
    "content-length": body.reduce((total, part) => total + part.length, 0),
  };
  return ask(url, { method: "POST", agent, headers: { ...form, ...headers } }, body);
}

/** Requests a new word and returns its cookie. The tested server has WORD_CHECK_TEST_WORD=heron. */
export async function wordCookie(
  url: string,
  form: "contact" | "application",
  agent?: Agent,
): Promise<string> {
  const { headers } = await ask(`${url}/word-check/${form}.png`, { agent });
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}

export async function sendContact(
  url: string,
  fields: { email: string; message: string } & Record<string, string>,
  agent?: Agent,
): Promise<Answer> {
  const cookie = await wordCookie(url, "contact", agent);
  const body = multipart({ name: "Solveig Aas", subject: "A ledger", type_the_word: "heron", ...fields });
  return post(`${url}/messages/contact`, body, { agent, headers: { cookie } });
}

export async function sendApplication(
  url: string,
  fields: { email: string; message: string; page?: string },
  files: FileToSend[],
  agent?: Agent,
): Promise<Answer> {
  const cookie = await wordCookie(url, "application", agent);
  const text = { applyfor: "Others", name: "Ada", last_name: "Brandt", type_the_word: "heron", ...fields };
  return post(`${url}/messages/application`, multipart(text, files), { agent, headers: { cookie } });
}

export function sendInquiry(
  url: string,
  fields: { email: string; requirements: string },
  agent?: Agent,
): Promise<Answer> {
  const person = { name: "Solveig Aas", phone: "020 7946 0018", page: "/services/cloud" };
  return post(`${url}/messages/inquiry`, multipart({ ...person, ...fields }), { agent });
}
