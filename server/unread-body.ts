import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

const MAX_BYTES = 1024 * 1024;
const PATIENCE_MS = 1000;

/**
 * Reads the rest of a body after an early refusal, within bounds. Returns false if there is more. Closing a connection with
 * unread bytes resets it, and the visitor would see a broken connection instead of our response.
 */
export async function readRest(incoming: IncomingMessage): Promise<boolean> {
  const { socket } = incoming;
  if (incoming.readableEnded || incoming.destroyed) return incoming.readableEnded;
  const most = socket.bytesRead + MAX_BYTES;
  const read = Promise.withResolvers<boolean>();
  const patience = new AbortController();
  const finish = () => read.resolve(incoming.readableEnded);
  const stopAtLimit = () => {
    if (socket.bytesRead > most) finish();
  };
  setTimeout(PATIENCE_MS, undefined, { signal: patience.signal }).then(finish, () => {});
  incoming.on("data", stopAtLimit).once("end", finish).once("close", finish);
  incoming.resume();
  const isComplete = await read.promise;
  patience.abort();
  incoming.off("data", stopAtLimit).off("end", finish).off("close", finish).pause();
  return isComplete;
}

/** Sends the response to an endless upload before closing its connection: an immediate close would reset it. */
export function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    socket.pause();
    void setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => socket.destroy());
  };
}
