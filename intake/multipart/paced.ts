import { UnreadableForm } from "./unreadable-form.ts";

const GRACE_MS = 20_000;
/** 256 kbit/s: a poor mobile line still manages that. */
const SLOWEST_BYTES_PER_MS = 32;

/**
 * Hands on a body as it arrives, and gives up on a sender who is slower than any line: each open upload keeps a place
 * that others wait for. Only the time spent waiting for the sender counts, not what we take ourselves.
 */
export async function* paced(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  let received = 0;
  let waited = 0;
  try {
    while (true) {
      const began = performance.now();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new UnreadableForm(408, "The form took too long to arrive.")),
        GRACE_MS + received / SLOWEST_BYTES_PER_MS - waited,
      );
      const next = await Promise.race([chunks.next(), late.promise]).finally(() => clearTimeout(timer));
      waited += performance.now() - began;
      if (next.done) return;
      received += next.value.length;
      yield next.value;
    }
  } finally {
    // Not awaited: it would wait for the very chunk that does not come.
    chunks.return?.().catch(() => {});
  }
}
