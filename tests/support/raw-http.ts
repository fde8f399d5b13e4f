import { connect, type Socket } from "node:net";

export type RawAnswer = { status: number; head: string; body: string };

/** Opens a connection and sends arbitrary bytes; the other side must close it. */
export function exchange(url: string, bytes: string | Uint8Array): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = open(url);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A server that refuses early may close while we are sending; its response still counts.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
    });
    socket.on("close", () => resolve(readAnswers(Buffer.concat(chunks).toString("latin1"))));
    socket.write(bytes);
  });
}

export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

/** Every response on a connection, in order. */
function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let start = 0; start < text.length; ) {
    const headEnd = text.indexOf("\r\n\r\n", start);
    const head = text.slice(start, headEnd === -1 ? text.length : headEnd);
    const bodyStart = start + head.length + 4;
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? text.length);
    const body = text.slice(bodyStart, bodyStart + length);
    answers.push({ status: Number(head.slice(9, 12)), head, body });
    start = bodyStart + length;
  }
  return answers;
}
