import { connect, type Socket } from "node:net";

export type RawAnswer = { status: number; head: string; body: string };

/** Sends arbitrary bytes on a new connection and returns the responses once the server has closed it. */
export function exchange(url: string, bytes: string | Uint8Array, from?: string): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = open(url, from);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    // The server may respond and close the connection before everything is sent.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
    });
    socket.on("close", () => resolve(parseResponses(Buffer.concat(chunks).toString("latin1"))));
    socket.write(bytes);
  });
}

/** Opens a connection, from the local IP address `from` if given. On Linux, any address in 127.0.0.0/8 works. */
export function open(url: string, from?: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ port: Number(port), host: hostname, localAddress: from });
}

function parseResponses(text: string): RawAnswer[] {
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
