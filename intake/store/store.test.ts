import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "../messages/files.ts";
import { count, DATABASES, makePlace, query } from "../testing/test-databases.ts";
import { openTestStore, submission } from "../testing/test-submission.ts";
import { loadSharedSecret } from "./shared-secret.ts";

describe.each(DATABASES)("the store on %s", (database) => {
  describe("concurrent writes", () => {
    test("a write that fails does not affect concurrent writes", async () => {
      const place = await makePlace(database);
      const store = await openTestStore(place);
      const first = await store.submit(submission(1));
      const others = await Promise.all([
        store.submit(submission(2, { challenges: ["challenge 1"] })),
        store.submit(submission(3, { fileIds: ["no such file"] })),
        store.submit(submission(4)),
      ]);
      expect([first, ...others].map(({ status }) => status)).toEqual([
        "stored",
        "word-used",
        "files-gone",
        "stored",
      ]);
      expect(await query(place, "select reference from submissions order by reference")).toEqual([
        { reference: "AG-TEST-1" },
        { reference: "AG-TEST-4" },
      ]);
      expect(await count(place, "word_check_uses")).toBe(2);
      expect(await count(place, "deliveries")).toBe(2);
    });

    test("if a write violates a constraint, only that write fails", async () => {
      const place = await makePlace(database);
      const store = await openTestStore(place);
      const results = await Promise.allSettled([
        store.submit(submission(1)),
        store.submit(submission(2, { reference: "AG-TEST-3" })),
        store.submit(submission(3)),
      ]);
      expect(results[0]?.status).toBe("fulfilled");
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
      expect(await count(place, "submissions")).toBe(2);
    });
  });

  describe("several connections", () => {
    test("six connections can open a new store at the same time and get the same secret", async () => {
      const place = await makePlace(database);
      const stores = await Promise.all(Array.from({ length: 6 }, () => openTestStore(place)));
      const secrets = await Promise.all(stores.map(({ connection }) => loadSharedSecret(connection)));
      expect(new Set(secrets).size).toBe(1);
      const submitted = await Promise.all(stores.map((store, number) => store.submit(submission(number))));
      expect(submitted.every(({ status }) => status === "stored")).toBe(true);
    });

    test("two connections store the same message once, under one reference", async () => {
      const place = await makePlace(database);
      const stores = await Promise.all([openTestStore(place), openTestStore(place)]);
      const submitted = await Promise.all(
        Array.from({ length: 40 }, (_, number) =>
          stores[number % 2]?.submit(submission(number, { digest: "same", challenges: ["one"] })),
        ),
      );
      const stored = submitted.filter((result) => result?.status === "stored");
      expect(stored).toHaveLength(1);
      expect(submitted.filter((result) => result?.status === "duplicate")).toHaveLength(39);
      expect(
        new Set(submitted.map((result) => result && "reference" in result && result.reference)).size,
      ).toBe(1);
      expect(await count(place, "deliveries")).toBe(1);
    });

    const created = new Date("2026-03-02T10:00:00Z");
    const chunk = (id: string) => ({
      file: {
        id,
        field: "resume" as const,
        name: "cv.pdf",
        mediaType: "application/pdf",
        createdAt: created,
        expiresAt: created,
      },
      seq: 0,
      bytes: new Uint8Array([1, 2, 3]),
    });

    test("an unfinished upload adds the maximum file size to the total size of held files", async () => {
      const store = await openTestStore(await makePlace(database));
      await store.writeChunk({ ...chunk("finished"), complete: { size: 3, sha256: "" } });
      expect(await store.heldBytes()).toBe(3);
      await store.writeChunk(chunk("unfinished"));
      expect(await store.heldBytes()).toBe(3 + MAX_FILE_BYTES);
    });

    test("two connections can delete the same expired files at the same time", async () => {
      const place = await makePlace(database);
      const stores = await Promise.all([openTestStore(place), openTestStore(place)]);
      for (let number = 0; number < 25; number += 1) {
        await stores[0]?.writeChunk({ ...chunk(`file ${number}`), complete: { size: 3, sha256: "" } });
      }
      await stores[0]?.writeChunk(chunk("unfinished"));
      await Promise.all(stores.map((store) => store.purge(created, created)));
      expect(await count(place, "files")).toBe(0);
      expect(await count(place, "file_chunks")).toBe(0);
    });
  });
});
