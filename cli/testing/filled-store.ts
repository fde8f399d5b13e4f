import { hash } from "node:crypto";
import { createReference } from "../../intake/reference.ts";
import type { NewMessage, StorePlace } from "../../intake/store/store.ts";
import { type DatabaseKind, makePlace } from "../../intake/testing/test-databases.ts";
import { newMessage, openTestStore, type TestStore } from "../../intake/testing/test-message.ts";

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
      const changes = {
        reference,
        email,
        fields: { name: "Jo Alder", email, subject: "A quote", message: "Hello" },
        digest: reference,
        challenges: null,
        deliveries: message.status === "spam" ? [] : (["staff-mail", "visitor-mail"] as const),
        ...message,
        files: files.map(({ field = "resume" as const, name, bytes }) => {
          return { field, name, mediaType: "application/pdf", bytes, sha256: hash("sha256", bytes) };
        }),
      };
      await store.storeMessage(newMessage(1, changes));
      return reference;
    },
  };
}
