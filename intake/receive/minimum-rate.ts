/**
 * Passes a request's body on, and fails if less than 64 kbit/s arrive for 20 s. Otherwise a few slow uploads could keep
 * all places. Those 20 s are shorter than the time that other uploads wait for a place (guard.ts).
 */
export function minimumRate({ bytes = 160_000, everyMs = 20_000 } = {}) {
  let received = 0;
  let checking: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(checking);
  return new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      checking = setInterval(() => {
        if (received < bytes) {
          stop();
          controller.error(new Error("The form arrives too slowly"));
        }
        received = 0;
      }, everyMs);
    },
    transform(chunk, controller) {
      received += chunk.length;
      controller.enqueue(chunk);
    },
    flush: stop,
    cancel: stop,
  });
}
