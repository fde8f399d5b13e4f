import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

const MAX_BYTES = 4 * 1024 * 1024;
const PATIENCE_MS = 1000;

/**
 * Reads what an early refusal has left of a request's body, within bounds; false if there is more. Closing a connection
 * with unread bytes resets it, and the visitor would see a broken connection instead of our answer.
 */
export async function readRest(request: Request): Promise<boolean> {
  const { body } = request;
  if (!body || body.locked) return !body;
  const reader = body.getReader();
  const patience = new AbortController();
  const late = setTimeout(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  try {
    for (let size = 0; size <= MAX_BYTES; ) {
      const next = await Promise.race([reader.read(), late]);
      if (!next) return false;
      if (next.done) return true;
      size += next.value.length;
    }
    return false;
  } catch {
    return false;
  } finally {
    patience.abort();
    reader.releaseLock();
  }
}

/** Sends the answer to an endless upload before closing its connection: an immediate close would reset it. */
export function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    void setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => socket.destroy());
  };
}
