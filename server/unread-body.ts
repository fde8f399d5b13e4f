import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream/promises";

/** After a refusal, at most this much more of the body is read. It is the size limit of forms without files. */
const MAX_BYTES = 256 * 1024;
const PATIENCE_MS = 1000;

/**
 * Reads the rest of a request body that was refused early, up to a limit in size and time. Closing a connection with
 * unread bytes would reset it, and the visitor would see a connection error instead of our response. Returns false if
 * some of the body is left.
 */
export async function readRest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || incoming.destroyed) return incoming.readableEnded;
  const { socket } = incoming;
  const most = socket.bytesRead + MAX_BYTES;
  const limit = new AbortController();
  incoming.on("data", () => {
    if (socket.bytesRead > most) limit.abort();
  });
  const signal = AbortSignal.any([limit.signal, AbortSignal.timeout(PATIENCE_MS)]);
  await finished(incoming.resume(), { signal }).catch(() => incoming.pause());
  return incoming.readableEnded;
}

/**
 * Closes a connection one second after its response, without reading more. Closing it immediately would reset it, and the
 * response could be lost.
 */
export function closeUnread(socket: Socket): void {
  socket.end();
  socket.pause();
  setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
}
