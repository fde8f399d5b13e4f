import { onTestFinished } from "vitest";
import { UNKNOWN_SOURCE } from "../forms/source.ts";
import type { NewMessage, OpenStore, Store } from "../store/store.ts";
import { openStore, type StorePlace } from "../store/store.ts";

export type TestStore = Store & Omit<OpenStore, "store">;

/** Opens a store that is closed after the test. */
export async function openTestStore(place: StorePlace): Promise<TestStore> {
  const { store, connection, close } = await openStore(place);
  onTestFinished(() => close().catch(() => {}));
  return { ...store, connection, close };
}

/** A message that differs for each number. */
export function newMessage(number: number, changes: Partial<NewMessage> = {}): NewMessage {
  return {
    reference: `AG-TEST-${number}`,
    kind: "contact",
    status: "received",
    receivedAt: new Date("2026-03-02T10:00:00Z"),
    dueAt: null,
    email: "Jo@Example.com",
    page: "",
    source: UNKNOWN_SOURCE,
    fields: { name: "Jo" },
    digest: `digest ${number}`,
    challenges: [`challenge ${number}`],
    files: [],
    deliveries: ["staff-mail"],
    ...changes,
  };
}
