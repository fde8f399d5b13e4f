import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { StorePlace } from "../store/open-store.ts";
import { count, type DatabaseKind, makePlace, openPlacedIntake, query } from "../testing/test-databases.ts";
import { APPLICATION, CONTACT, INQUIRY, post, query as querySqlite } from "../testing/test-intake.ts";
import { openTestStore, submission } from "../testing/test-submission.ts";
import { MOVED_TABLES, MoveRefused, moveStore } from "./move-store.ts";

/**
 * Creates a store with every kind of row: texts in several scripts, files of many chunks, a held file, spam, an audit
 * line.
 */
async function fill(database: DatabaseKind): Promise<StorePlace> {
  const intake = await openPlacedIntake(database);
  await post(intake, "contact", { ...CONTACT, message: "Grüße, 你好 👋\n\t'quoted' \\ \u202e %s $1 ?" });
  await post(intake, "contact", { ...CONTACT, alder_ring: "spam" });
  for (let number = 0; number < 8; number += 1) {
    await post(intake, "inquiry", { ...INQUIRY, requirements: `No. ${number}` });
  }
  const resume = new File([randomBytes(2_000_000)], "cv.pdf", { type: "application/pdf" });
  const coverletter = new File([randomBytes(3_000_000)], "letter ü.txt");
  await post(intake, "application", { ...APPLICATION, resume, coverletter });
  await post(intake, "application", { ...APPLICATION, message: "", resume });
  await intake.query(
    "insert into audit (id, at, action, detail) values ('a', '2026-03-02', 'erase', '3 messages')",
  );
  await intake.query(
    "update deliveries set state = 'parked', attempts = 3, last_error = '550 no' where kind = 'visitor-mail'",
  );
  await intake.close();
  return intake.place;
}

/** Every row of the moved tables, in an order that does not depend on the database. */
async function contents(place: StorePlace): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const { name } of MOVED_TABLES) {
    const rows = await query(place, `select * from ${name}`);
    tables[name] = rows
      .map((row) => {
        const columns = Object.entries(row).map(([column, value]) => [
          column,
          value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
        ]);
        return JSON.stringify(columns.sort());
      })
      .sort();
  }
  return tables;
}

async function move(from: StorePlace, to: StorePlace, onProgress?: (done: number, total: number) => void) {
  const stores = [await openTestStore(from), await openTestStore(to)] as const;
  try {
    return await moveStore(...stores, onProgress);
  } finally {
    for (const store of stores) await store.close();
  }
}

describe("moving a store", () => {
  test("moving a store to PostgreSQL and back preserves every row and byte", async () => {
    const start = await fill("sqlite");
    const there = await makePlace("postgres");
    const back = await makePlace("sqlite");
    const before = await contents(start);
    expect(before.file_chunks?.length).toBeGreaterThan(50);
    const notMoved = ["kysely_migration", "kysely_migration_lock", "rate_limits", "shared_secrets"];
    const tables = await query(start, "select name from sqlite_master where type = 'table'");
    expect([...Object.keys(before), ...notMoved].sort()).toEqual(tables.map(({ name }) => name).sort());
    for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([]);

    const report = await move(start, there);
    expect(await contents(there)).toEqual(before);
    expect(await move(there, back)).toEqual(report);
    expect(await contents(back)).toEqual(before);
    for (const [table, rows] of Object.entries(before)) {
      expect(report).toHaveProperty([table, "rows"], rows.length);
    }
    const intake = await openPlacedIntake("postgres", there);
    expect((await post(intake, "inquiry", { ...INQUIRY, requirements: "No. 3" })).outcome).toBe("accepted");
    expect(await count(there, "submissions")).toBe(before.submissions?.length);
  });

  test.each([
    ["sqlite", "postgres"],
    ["postgres", "sqlite"],
  ] as const)(
    "an interrupted move from %s to %s leaves the destination empty and can be run again",
    async (from, to) => {
      const start = await fill(from);
      const end = await makePlace(to);
      function interrupt(done: number, total: number) {
        if (done > total / 3) throw new Error("interrupted");
      }
      await expect(move(start, end, interrupt)).rejects.toThrow("interrupted");
      for (const { name } of MOVED_TABLES) expect(await count(end, name)).toBe(0);
      await move(start, end);
      expect(await contents(end)).toEqual(await contents(start));
    },
  );

  test("reports progress until everything is copied", async () => {
    const steps: number[] = [];
    let last = 0;
    await move(await fill("sqlite"), await makePlace("postgres"), (done, total) => {
      steps.push(done);
      last = total;
    });
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(last);
  });
});

describe("refused moves", () => {
  test("a move into a database that already contains messages is refused", async () => {
    const start = await fill("sqlite");
    const end = await makePlace("postgres");
    const store = await openTestStore(end);
    await store.submit(submission(1));
    await expect(move(start, end)).rejects.toThrow(MoveRefused);
    expect(await count(end, "submissions")).toBe(1);
  });

  test("a move fails if a row is added to the source between copying and comparing, and leaves the destination empty", async () => {
    const start = await fill("sqlite");
    let late = false;
    function writeLate(done: number, total: number) {
      if (done < total / 2 || late) return;
      late = true;
      querySqlite(
        start.dataDir,
        "insert into audit (id, at, action, detail) values ('b', '2026', 'late', '')",
      );
    }
    const end = await makePlace("postgres");
    await expect(move(start, end, writeLate)).rejects.toThrow(MoveRefused);
    expect(await count(end, "submissions")).toBe(0);
    await move(start, end);
    expect(await contents(end)).toEqual(await contents(start));
  });
});
