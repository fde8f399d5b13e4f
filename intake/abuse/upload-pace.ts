import type { Store } from "../store/store.ts";

/** 8 MB a second for all uploads together: more would slow down everyone else's pages. */
const BYTES_PER_MS = 8_000;

/** Limits how fast files are stored. Uploads in progress take turns, chunk by chunk. */
export function withUploadPace(store: Store): Store {
  let nextStart = 0;
  return {
    ...store,
    async writeChunk(chunk) {
      const now = performance.now();
      const start = Math.max(now, nextStart);
      nextStart = start + chunk.bytes.length / BYTES_PER_MS;
      if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now));
      await store.writeChunk(chunk);
    },
  };
}
