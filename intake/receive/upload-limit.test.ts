import { expect, test } from "vitest";
import { createUploadLimit } from "./guard.ts";

test("uploads over the limit wait for their turn, and are refused if too many are waiting", async () => {
  const limit = createUploadLimit({ concurrent: 2, waiting: 1 });
  const started: number[] = [];
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<number>());
  const uploads = gates.map(({ promise }, number) =>
    limit.run(() => {
      started.push(number);
      return promise;
    }),
  );
  expect(await limit.run(async () => 3)).toBeNull();
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error("The connection was lost"));
  await expect(uploads[1]).rejects.toThrow();
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve(1);
  expect(await Promise.all([uploads[0], uploads[2]])).toEqual([1, 1]);
  expect(await limit.run(async () => 4)).toBe(4);
});

test("an upload that has waited too long is refused, and leaves its place to the next", async () => {
  const limit = createUploadLimit({ concurrent: 1, waiting: 1, waitMs: 20 });
  const gate = Promise.withResolvers<string>();
  const first = limit.run(() => gate.promise);
  expect(await limit.run(async () => "late")).toBeNull();
  const third = limit.run(async () => "third");
  gate.resolve("first");
  expect(await Promise.all([first, third])).toEqual(["first", "third"]);
});
