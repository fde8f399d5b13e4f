import { expect, onTestFinished, test, vi } from "vitest";
import type { FileChunk, Store } from "../store/store.ts";
import { withUploadPace } from "./upload-pace.ts";

test("all uploads together are stored at 8 MB a second", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let written = 0;
  const store = withUploadPace({
    async writeChunk({ bytes }) {
      written += bytes.length;
    },
  } as Store);
  const chunk = { bytes: new Uint8Array(1_000_000) } as FileChunk;
  for (let upload = 0; upload < 40; upload += 1) void store.writeChunk(chunk);
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toBe(9_000_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toBe(17_000_000);
});
