import { connect, type Socket } from "node:net";

export type RawAnswer = { status: number; head: string; body: string };

/** Opens a connection and sends arbitrary bytes; the other side must close it. */
export function exchange(url: string, bytes: string | Uint8Array, from?: string): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = open(url, from);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A server that refuses early may close while we are sending; its response still counts.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
    });
    socket.on("close", () => resolve(readAnswers(Buffer.concat(chunks).toString("latin1"))));
    socket.write(bytes);
  });
}

/** `from` is the address of the sender: on Linux all of 127.0.0.0/8 is local. */
export function open(url: string, from?: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ port: Number(port), host: hostname, localAddress: from });
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
