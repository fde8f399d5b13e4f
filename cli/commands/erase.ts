import { eraseMessages, findErasable } from "../../intake/inbox/erase.ts";
import { scrub } from "../../intake/inbox/scrub.ts";
import { type Command, notFound, usageError } from "../command.ts";
import { describeCount } from "../describe.ts";
import { YES_OPTION } from "../option-values.ts";
import { confirm } from "../terminal/confirm.ts";
import { showProgress } from "../terminal/progress.ts";

export const LEFT_IN_LOG =
  "The server was reading all the while, so old pages are still in the log. Stop it or run this again.";

export const erase: Command = {
  name: "erase",
  operands: "--email ADDRESS",
  access: "write",
  takes: [0, 0],
  summary: "forget a person",
  details: `Removes every message from an address with its files and deliveries, and spam that names the address anywhere.
Files held for unfinished applications carry no name, so all of them go: whoever is just applying is asked to
choose theirs again. Then the database file is written anew, so that nothing of it can be read there; in a
large store visitors may have to wait meanwhile. An audit line with numbers alone stays.

Messages of other people that mention the address are listed and kept, unless you say --mentions.
Out of its reach: backups made before, exports, and mail that was delivered.`,
  options: {
    email: { type: "string", value: "ADDRESS", help: "The address, in any case. Required." },
    mentions: { type: "boolean", help: "Also remove messages of other people that mention the address." },
    ...YES_OPTION,
  },
  examples: ["erase --email jo@example.com", "erase --email jo@example.com --yes --json"],
  async run({ openStore, print }, _operands, values) {
    const address = String(values.email ?? "").trim();
    if (!/^\S+@\S+$/.test(address)) throw usageError("Say whose: --email ADDRESS");
    const { connection } = await openStore();
    const found = await findErasable(connection.db, address);
    const kept = values.mentions ? [] : found.mentions.map(({ reference }) => reference);
    const ids = values.mentions ? [...found.ids, ...found.mentions.map(({ id }) => id)] : found.ids;
    if (ids.length === 0)
      throw notFound(["No message came from that address.", ...keptLines(kept)].join("\n"));
    const count = `${describeCount(ids.length, "message")} (${found.spam} spam)`;
    await confirm(
      [
        `This removes ${count} with files and deliveries,`,
        `and ${describeCount(found.heldFiles, "file")} held for unfinished applications. It cannot be undone.`,
        ...keptLines(kept),
      ].join("\n"),
      values.yes === true,
    );
    const progress = showProgress("Erasing");
    const erased = await eraseMessages(connection, ids, new Date(), progress.update).finally(progress.end);
    const scrubbed = await scrub(connection);
    await print({ erased, scrubbed, mentionedIn: kept }, () => [
      `Removed ${describeCount(erased.messages, "message")}, ${describeCount(erased.files + erased.heldFiles, "file")} and ${describeCount(erased.deliveries, "delivery", "deliveries")}.`,
      ...(scrubbed ? [] : [LEFT_IN_LOG]),
      ...keptLines(kept),
    ]);
  },
};

function keptLines(kept: readonly string[]): string[] {
  return kept.length === 0
    ? []
    : [`Other people's messages mention it and are kept (--mentions removes them): ${kept.join(", ")}`];
}
