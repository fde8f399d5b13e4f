import { UnreadableForm } from "./unreadable-form.ts";

const GRACE_MS = 20_000;
/** 256 kbit/s, which a poor mobile connection still reaches. */
const SLOWEST_BYTES_PER_MS = 32;

/**
 * Passes a body on as it arrives and refuses a sender below the minimum speed, because each upload occupies a slot. Only
 * the time spent waiting for the sender counts.
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
    // Not awaited: it would wait for the missing chunk.
    chunks.return?.().catch(() => {});
  }
}
