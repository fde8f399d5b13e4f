import { expect, test } from "vitest";
import { createUploadSlots } from "./upload-slots.ts";

const SETTINGS = { total: 3, perAddress: 2, waiting: 2, waitMs: 60_000 };

test("accepts a few uploads, queues a few more and refuses the rest", async () => {
  const slots = createUploadSlots({ ...SETTINGS, total: 1, waiting: 1 });
  const release = await slots.take("a");
  const queued = slots.take("b");
  expect(await slots.take("c")).toBeNull();
  release?.();
  const releaseQueued = await queued;
  expect(releaseQueued).not.toBeNull();
  releaseQueued?.();
  expect(await slots.take("c")).not.toBeNull();
});

test("one IP address can't occupy all slots", async () => {
  const slots = createUploadSlots(SETTINGS);
  const release = await slots.take("greedy");
  await slots.take("greedy");
  const third = slots.take("greedy");
  const honest = await slots.take("honest");
  expect(honest).not.toBeNull();
  honest?.();
  expect(await slots.take("honest")).not.toBeNull();
  release?.();
  expect(await third).not.toBeNull();
});

test("refuses an upload that gets no slot in time", async () => {
  const slots = createUploadSlots({ ...SETTINGS, total: 1, waitMs: 1 });
  const release = await slots.take("a");
  expect(await slots.take("b")).toBeNull();
  release?.();
  expect(await slots.take("c")).not.toBeNull();
});
