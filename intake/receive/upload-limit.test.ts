import { expect, test } from "vitest";
import { createUploadLimit } from "./guard.ts";

const STAYS = new AbortController().signal;
const CLIENTS = ["a", "b", "c"];

test("uploads over the limit wait for their turn, and are refused if too many are waiting", async () => {
  const limit = createUploadLimit({ concurrent: 2, waiting: 1 });
  const started: number[] = [];
  const gates = CLIENTS.map(() => Promise.withResolvers<number>());
  const uploads = gates.map(({ promise }, number) =>
    limit.run(CLIENTS[number] ?? "", STAYS, () => {
      started.push(number);
      return promise;
    }),
  );
  expect(await limit.run("d", STAYS, async () => 3)).toBeNull();
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error("The connection was lost"));
  await expect(uploads[1]).rejects.toThrow();
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve(1);
  expect(await Promise.all([uploads[0], uploads[2]])).toEqual([1, 1]);
  expect(await limit.run("d", STAYS, async () => 4)).toBe(4);
});

test("one address can't take all places, and its next upload waits for one of its own to end", async () => {
  const limit = createUploadLimit({ concurrent: 4, perAddress: 2 });
  const started: string[] = [];
  const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const uploads = gates.map(({ promise }, number) =>
    limit.run("a", STAYS, () => {
      started.push(`a${number}`);
      return promise;
    }),
  );
  await limit.run("b", STAYS, async () => started.push("b"));
  expect(started).toEqual(["a0", "a1", "b"]);
  for (const gate of gates) gate.resolve();
  await Promise.all(uploads);
  expect(started).toEqual(["a0", "a1", "b", "a2"]);
});

test("an upload that has waited too long is refused, and leaves its place to the next", async () => {
  const limit = createUploadLimit({ concurrent: 1, waiting: 1, waitMs: 20 });
  const gate = Promise.withResolvers<string>();
  const first = limit.run("a", STAYS, () => gate.promise);
  expect(await limit.run("b", STAYS, async () => "late")).toBeNull();
  const third = limit.run("c", STAYS, async () => "third");
  gate.resolve("first");
  expect(await Promise.all([first, third])).toEqual(["first", "third"]);
});

test("a waiting upload whose visitor has left gives up its place", async () => {
  const limit = createUploadLimit({ concurrent: 1, waiting: 1 });
  const gate = Promise.withResolvers<string>();
  const first = limit.run("a", STAYS, () => gate.promise);
  const visitor = new AbortController();
  const second = limit.run("b", visitor.signal, async () => "second");
  visitor.abort();
  expect(await second).toBeNull();
  const third = limit.run("c", STAYS, async () => "third");
  gate.resolve("first");
  expect(await Promise.all([first, third])).toEqual(["first", "third"]);
});
