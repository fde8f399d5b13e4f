import { UnreadableForm } from "./unreadable-form.ts";

const GRACE_MS = 20_000;
/** 256 kbit/s: a poor mobile line still manages that. */
const SLOWEST_BYTES_PER_MS = 32;

type Chunk = { done: false; value: Uint8Array } | { done: true; value?: undefined };

type PacedReader = { read(): Promise<Chunk>; releaseLock(): void };

/**
 * Reads a body, and gives up on a sender who is slower than any line: each open upload keeps a place that others wait
 * for. Only the time spent waiting for the sender counts, not what we take ourselves.
 */
export function pacedReader(body: ReadableStream<Uint8Array>): PacedReader {
  const reader = body.getReader();
  let received = 0;
  let waited = 0;
  return {
    async read() {
      const began = performance.now();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new UnreadableForm(408, "The form took too long to arrive.")),
        GRACE_MS + received / SLOWEST_BYTES_PER_MS - waited,
      );
      try {
        const chunk = await Promise.race([reader.read(), late.promise]);
        received += chunk.value?.length ?? 0;
        return chunk as Chunk;
      } finally {
        clearTimeout(timer);
        waited += performance.now() - began;
      }
    },
    releaseLock: () => reader.releaseLock(),
  };
}
