/** How many uploads are written at once, and how many may wait their turn with their bodies unread. */
export type UploadSlots = {
  /** A function that frees the slot, or null when even the queue is full. */
  take(): Promise<(() => void) | null>;
};

export function createUploadSlots(active: number, waiting: number): UploadSlots {
  const queue: (() => void)[] = [];
  let free = active;

  function release() {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async take() {
      if (free > 0) {
        free -= 1;
        return release;
      }
      if (queue.length >= waiting) return null;
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      await promise;
      return release;
    },
  };
}
