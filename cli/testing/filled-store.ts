import { createHash, randomUUID } from "node:crypto";
import { createReference } from "../../intake/reference.ts";
import type { DeliveryKind } from "../../intake/store/database.ts";
import type { StorePlace } from "../../intake/store/open-store.ts";
import type { NewSubmission } from "../../intake/store/store.ts";
import { type DatabaseKind, makePlace } from "../../intake/testing/test-databases.ts";
import { openTestStore, type TestStore } from "../../intake/testing/test-submission.ts";

export type Filled = {
  place: StorePlace;
  store: TestStore;
  /** Stores a message and returns its reference. */
  add: (message?: Partial<NewSubmission> & { files?: TestFile[] }) => Promise<string>;
  hold: (file: TestFile) => Promise<string>;
};

type TestFile = { field?: "resume" | "coverletter"; name: string; bytes: Uint8Array };

const CHUNK = 1000;

/** Opens a new store, with functions to fill it. */
export async function openFilledStore(database: DatabaseKind = "sqlite"): Promise<Filled> {
  const place = await makePlace(database);
  const store = await openTestStore(place);

  async function hold({ field = "resume", name, bytes }: TestFile): Promise<string> {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + 60 * 60 * 1000);
    const file = { id: randomUUID(), field, name, mediaType: "application/pdf", createdAt: now, expiresAt };
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const last = Math.ceil(bytes.length / CHUNK) - 1;
    for (let seq = 0; seq <= last; seq += 1) {
      const chunk = { file, seq, bytes: bytes.subarray(seq * CHUNK, (seq + 1) * CHUNK) };
      await store.writeChunk(seq === last ? { ...chunk, complete: { size: bytes.length, sha256 } } : chunk);
    }
    return file.id;
  }

  return {
    place,
    store,
    hold,
    async add({ files = [], ...message } = {}) {
      const fileIds: string[] = [];
      for (const file of files) fileIds.push(await hold(file));
      const reference = createReference("AG");
      const email = message.email ?? "jo@example.com";
      const deliveries: DeliveryKind[] = message.status === "spam" ? [] : ["staff-mail", "visitor-mail"];
      await store.submit({
        reference,
        kind: "contact",
        status: "received",
        receivedAt: new Date("2026-03-02T10:00:00Z"),
        email,
        page: "",
        fields: { name: "Jo Alder", email, subject: "A quote", message: "Hello" },
        digest: reference,
        challenges: null,
        deliveries,
        ...message,
        fileIds,
      });
      return reference;
    },
  };
}
