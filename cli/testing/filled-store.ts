import { createHash } from "node:crypto";
import { UNKNOWN_SOURCE } from "../../intake/messages/source.ts";
import { createReference } from "../../intake/reference.ts";
import type { DeliveryKind } from "../../intake/store/database.ts";
import type { NewMessage, StorePlace } from "../../intake/store/store.ts";
import { type DatabaseKind, makePlace } from "../../intake/testing/test-databases.ts";
import { openTestStore, type TestStore } from "../../intake/testing/test-message.ts";

export type Filled = {
  place: StorePlace;
  store: TestStore;
  /** Stores a message and returns its reference. */
  add: (message?: Partial<Omit<NewMessage, "files">> & { files?: TestFile[] }) => Promise<string>;
};

type TestFile = { field?: "resume" | "coverletter"; name: string; bytes: Uint8Array };

/** Opens a new store, with functions to fill it. */
export async function openFilledStore(database: DatabaseKind = "sqlite"): Promise<Filled> {
  const place = await makePlace(database);
  const store = await openTestStore(place);

  return {
    place,
    store,
    async add({ files = [], ...message } = {}) {
      const reference = createReference("AG");
      const email = message.email ?? "jo@example.com";
      const deliveries: DeliveryKind[] = message.status === "spam" ? [] : ["staff-mail", "visitor-mail"];
      await store.storeMessage({
        reference,
        kind: "contact",
        status: "received",
        receivedAt: new Date("2026-03-02T10:00:00Z"),
        email,
        page: "",
        source: UNKNOWN_SOURCE,
        fields: { name: "Jo Alder", email, subject: "A quote", message: "Hello" },
        digest: reference,
        challenges: null,
        deliveries,
        ...message,
        files: files.map(({ field = "resume", name, bytes }) => ({
          field,
          name,
          mediaType: "application/pdf",
          bytes,
          sha256: createHash("sha256").update(bytes).digest("hex"),
        })),
      });
      return reference;
    },
  };
}
