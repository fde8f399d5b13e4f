import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makePlace } from "../../intake/testing/test-databases.ts";
import { openFilledStore } from "../testing/filled-store.ts";
import { runInbox } from "../testing/inbox-process.ts";

it("carries a store to PostgreSQL and back, and nothing is different", async () => {
  const { place, store, add } = await openFilledStore();
  for (let count = 0; count < 20; count++) {
    await add({
      email: `move-${count}@example.com`,
      files: [{ name: `cv-${count}.pdf`, bytes: Buffer.alloc(2500, count) }],
    });
  }
  await store.close();
  const postgres = await makePlace("postgres");
  const back = { dataDir: mkdtempSync(join(tmpdir(), "moved-back-")) };

  const there = await runInbox(["move", "--to", postgres.databaseUrl ?? "", "--json"], { place });
  expect(there.code).toBe(0);
  expect(JSON.parse(there.stdout).submissions.rows).toBe(20);
  expect((await runInbox(["move", "--to", back.dataDir], { place: postgres })).code).toBe(0);

  const exported = async (from: typeof place) =>
    (await runInbox(["export", "--format", "json"], { place: from })).stdout;
  const before = await exported(place);
  expect(await exported(postgres)).toBe(before);
  expect(await exported(back)).toBe(before);
});

it("says how to use it without a target", async () => {
  const { place, store } = await openFilledStore();
  await store.close();
  const answer = await runInbox(["move"], { place });
  expect(answer.code).toBe(2);
  expect(answer.stderr).toContain("--to");
});
