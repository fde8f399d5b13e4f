type Bytes = Uint8Array<ArrayBuffer>;

/** Shorter than the time that an upload waits for a place (guard.ts). */
const EVERY_MS = 20_000;
const MIN_BYTES = 160_000;

/** Passes a body on, but fails if it arrives more slowly than 64 kbit/s. Otherwise slow uploads could keep all places. */
export function minimumRate() {
  let received = 0;
  let checking: NodeJS.Timeout | undefined;
  return new TransformStream<Bytes, Bytes>({
    start(controller) {
      // If the stream has ended with an error, the next check fails without an effect and is the last.
      checking = setInterval(() => {
        if (received < MIN_BYTES) {
          clearInterval(checking);
          controller.error(new Error("The form arrives too slowly"));
        }
        received = 0;
      }, EVERY_MS).unref();
    },
    transform(chunk, controller) {
      received += chunk.length;
      controller.enqueue(chunk);
    },
    flush: () => clearInterval(checking),
  });
}
