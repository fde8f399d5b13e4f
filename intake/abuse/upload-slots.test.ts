import { expect, test } from "vitest";
import { createUploadSlots } from "./upload-slots.ts";

test("lets a few in, queues a few more and turns the rest away", async () => {
  const slots = createUploadSlots(1, 1);
  const release = await slots.take();
  const queued = slots.take();
  expect(await slots.take()).toBeNull();
  release?.();
  const releaseQueued = await queued;
  expect(releaseQueued).not.toBeNull();
  releaseQueued?.();
  expect(await slots.take()).not.toBeNull();
});
