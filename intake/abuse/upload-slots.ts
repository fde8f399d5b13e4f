export type UploadSlotSettings = {
  /** How many uploads are read at the same time. */
  total: number;
  /** How many uploads from one IPv4 address or IPv6 /48 are read at the same time. The same number may wait. */
  perAddress: number;
  /** How many uploads may wait for a slot, from all addresses together. */
  waiting: number;
  /** How long an upload may wait. */
  waitMs: number;
};

export const DEFAULT_UPLOAD_SLOTS: UploadSlotSettings = {
  total: 128,
  perAddress: 6,
  waiting: 256,
  waitMs: 10_000,
};

export type UploadSlots = ReturnType<typeof createUploadSlots>;

type Waiting = { address: string; start: (release: () => void) => void };

export function createUploadSlots(settings: UploadSlotSettings) {
  const { total, perAddress, waiting, waitMs } = settings;
  const active = new Map<string, number>();
  const queue: Waiting[] = [];
  let taken = 0;

  const used = (address: string) => active.get(address) ?? 0;
  const isFree = (address: string) => taken < total && used(address) < perAddress;

  function occupy(address: string): () => void {
    taken += 1;
    active.set(address, used(address) + 1);
    return () => {
      taken -= 1;
      if (used(address) === 1) active.delete(address);
      else active.set(address, used(address) - 1);
      startNext();
    };
  }

  function startNext() {
    const index = queue.findIndex(({ address }) => isFree(address));
    const [next] = index < 0 ? [] : queue.splice(index, 1);
    next?.start(occupy(next.address));
  }

  return {
    /**
     * Takes a slot and returns a function that frees it. Returns null if too many uploads are already waiting, or if no
     * slot becomes free in time. `address` is an IPv4 address or an IPv6 /48.
     */
    async take(address: string): Promise<(() => void) | null> {
      if (isFree(address)) return occupy(address);
      const ownWaiting = queue.filter((other) => other.address === address).length;
      if (queue.length >= waiting || ownWaiting >= perAddress) return null;
      return new Promise((resolve) => {
        const place: Waiting = {
          address,
          start(release) {
            clearTimeout(timer);
            resolve(release);
          },
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(place), 1);
          resolve(null);
        }, waitMs);
        queue.push(place);
      });
    },
  };
}
