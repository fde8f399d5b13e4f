import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { makePlace } from "../../intake/testing/test-databases.ts";
import { openFilledStore } from "../testing/filled-store.ts";
import { runInbox } from "../testing/run-command.ts";

it("moves a store to PostgreSQL and back without changes", async () => {
  const { place, store, add } = await openFilledStore();
  for (let count = 0; count < 20; count++) {
    await add({
      email: `move-${count}@example.com`,
      files: [{ name: `cv-${count}.pdf`, bytes: Buffer.alloc(2500, count) }],
    });
  }
  await store.close();
  const postgres = await makePlace("postgres");
  const back = await makePlace("sqlite");

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

it.each([
  "postgress://user:hunter2@host/db",
  "postgres:/user:hunter2@host/db",
  "user:hunter2@host/db",
  "nosuchfolder",
])("refuses the destination %s and creates no folder", async (to) => {
  const { place, store } = await openFilledStore();
  await store.close();
  const { code, stdout, stderr } = await runInbox(["move", "--to", to], { place });
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).not.toContain("hunter2");
  expect(existsSync(to)).toBe(false);
});

it.each(["sqlite", "postgres"] as const)(
  "refuses to move while a server uses the %s store",
  async (database) => {
    const { place, store } = await openFilledStore(database);
    const target = await makePlace("sqlite");
    const { code, stderr } = await runInbox(["move", "--to", target.dataDir], { place });
    expect(code).toBe(1);
    expect(stderr).toContain("in use");
    await store.close();
    expect((await runInbox(["move", "--to", target.dataDir], { place })).code).toBe(0);
  },
);

it("without --to, the error message asks for it", async () => {
  const { place, store } = await openFilledStore();
  await store.close();
  const answer = await runInbox(["move"], { place });
  expect(answer.code).toBe(2);
  expect(answer.stderr).toContain("--to");
});
