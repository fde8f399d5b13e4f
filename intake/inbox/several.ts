import type { Transaction } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import type { Database } from "../store/database.ts";
import { type FollowUp, findForChange, followUp, InvalidEntry, StaleMessage } from "./follow-up.ts";
import { markSpam } from "./spam.ts";

/** A message, and the version of it that the member of staff has seen. */
export type Seen = { reference: string; version: number };

export type Several = {
  changed: string[];
  /** Somebody else has changed or erased these since they were seen. */
  stale: string[];
  /** The result does not fit the kind of these. */
  unfit: string[];
};

/** Changes several messages of these kinds in one transaction, and leaves those that have changed since they were seen. */
export async function changeSeveral(
  trx: Transaction<Database>,
  wanted: readonly Seen[],
  change: Pick<FollowUp, "owner" | "result"> | "spam",
  { author, kinds }: { author: string; kinds: readonly MessageKind[] },
  now: Date,
): Promise<Several> {
  const several: Several = { changed: [], stale: [], unfit: [] };
  // In the same order in every transaction, so that two of them don't wait for each other.
  for (const { reference, version } of wanted.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))) {
    const message = await findForChange(trx, reference);
    if (message && !kinds.includes(message.kind)) continue;
    const editor = { author, seen: version };
    try {
      if (message?.version !== version) throw new StaleMessage();
      if (change === "spam") await markSpam(trx, reference, editor, now);
      else await followUp(trx, reference, change, editor, now);
      several.changed.push(reference);
    } catch (error) {
      if (error instanceof StaleMessage) several.stale.push(reference);
      else if (error instanceof InvalidEntry) several.unfit.push(reference);
      else throw error;
    }
  }
  return several;
}
