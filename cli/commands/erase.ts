import type { Kysely } from "kysely";
import {
  type Erasable,
  eraseMessages,
  findErasable,
  findErasableByReference,
} from "../../intake/inbox/erase.ts";
import { scrub } from "../../intake/inbox/scrub.ts";
import type { Database } from "../../intake/store/database.ts";
import { type Command, notFound, usageError, type Values } from "../command.ts";
import { describeCount } from "../describe.ts";
import { readReference, YES_OPTION } from "../option-values.ts";

export const LEFT_IN_LOG =
  "The server kept reading, so old pages are still in the database log. Stop it, or run this command again.";

export const erase: Command = {
  name: "erase",
  operands: "REF | --email ADDRESS",
  operandCount: { min: 0, max: 1 },
  access: "write",
  summary: "erase one message, or everything from one person",
  details: `Erases one message, or every message from an address and spam that mentions it, with files and deliveries.
Files held for unfinished applications carry no name, so all of them are erased; anyone applying right now will be
asked to choose theirs again. Then the database file is rewritten so that nothing can be recovered from it; in a large
store visitors may have to wait. The audit log keeps a line with counts only.

Other people's messages that mention the address are listed and kept unless you add --mentions.
Not covered: earlier backups, exports and delivered email.`,
  options: {
    email: { type: "string", value: "ADDRESS", help: "Everything from this address, ignoring case." },
    mentions: { type: "boolean", help: "With --email: also erase other people's messages that mention it." },
    ...YES_OPTION,
  },
  examples: [
    "erase XX-7K4M-Q2XD-9PWT",
    "erase --email jo@example.com",
    "erase --email jo@example.com --yes --json",
  ],
  async run({ openStore, print, confirm, showProgress }, [typed], values) {
    if ((typed === undefined) === (values.email === undefined)) {
      throw usageError("Give a reference or --email ADDRESS.");
    }
    const { connection } = await openStore();
    const found = await find(connection.db, typed, values);
    const kept = values.mentions ? [] : found.mentions.map(({ reference }) => reference);
    const ids = values.mentions ? [...found.ids, ...found.mentions.map(({ id }) => id)] : found.ids;
    if (ids.length === 0) {
      throw notFound(
        [
          typed ? `There is no message ${typed}.` : "No message came from that address.",
          ...keptLines(kept),
        ].join("\n"),
      );
    }
    await confirm(
      [
        `This erases ${describeCount(ids.length, "message")} (${found.spam} spam) with files and deliveries,`,
        `and ${describeCount(found.heldFiles, "file")} held for unfinished applications. It can't be undone.`,
        ...keptLines(kept),
      ].join("\n"),
      values.yes === true,
    );
    const progress = showProgress("Erasing");
    const erased = await eraseMessages(connection, ids, new Date(), progress.update).finally(progress.end);
    const scrubbed = await scrub(connection);
    await print({ erased, scrubbed, mentionedIn: kept }, () => [
      `Erased ${describeCount(erased.messages, "message")}, ${describeCount(erased.files + erased.heldFiles, "file")} and ${describeCount(erased.deliveries, "delivery", "deliveries")}.`,
      ...(scrubbed ? [] : [LEFT_IN_LOG]),
      ...keptLines(kept),
    ]);
  },
};

function find(db: Kysely<Database>, typed: string | undefined, { email }: Values): Promise<Erasable> {
  if (typed !== undefined) return findErasableByReference(db, readReference(typed));
  const address = String(email).trim();
  if (!/^\S+@\S+$/.test(address)) throw usageError("--email must be an email address.");
  return findErasable(db, address);
}

function keptLines(kept: readonly string[]): string[] {
  return kept.length === 0
    ? []
    : [
        `Other people's messages mention the address and are kept (--mentions erases them): ${kept.join(", ")}`,
      ];
}
